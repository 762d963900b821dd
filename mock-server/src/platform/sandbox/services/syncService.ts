import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/sync';
import { withIdempotency } from '../../access/idempotency.ts';
import type { RequestContext } from '../../access/requestContext.ts';
import type { ServiceEnvironment } from '../../access/serviceEnvironment.ts';
import { authorize } from '../../domains/identity/authenticate.ts';
import * as jobs from '../../domains/sync/jobHandlers.ts';
import { runDueSyncs } from '../../domains/sync/runDueSyncs.ts';
import * as syncs from '../../domains/sync/syncHandlers.ts';

const handlers: Required<Handlers<operations, RequestContext>> = { ...syncs, ...jobs };

/** Creates the sync service of the contract `sync`, with a simulated school register. */
export function syncService(environment: ServiceEnvironment): Service {
  return contractService<operations, RequestContext>({
    operations: operationsOf(environment.readContract('sync')),
    handlers,
    async enter(operation, request) {
      const manager = await authorize(environment, operation, request);
      // Real time passes too: runs the syncs that became due since the last request.
      await runDueSyncs(manager.shard, manager.now);
      return manager;
    },
    perform: (operation, request, { shard, caller }, run) => withIdempotency(shard, operation, request, caller.uid, run),
  });
}
