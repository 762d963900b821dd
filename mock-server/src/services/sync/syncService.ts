import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/sync';
import { authorize } from '../auth/authenticate.ts';
import type { UnitManager } from '../directory/manager.ts';
import { withIdempotency } from '../idempotency.ts';
import type { ServiceEnvironment } from '../serviceEnvironment.ts';
import * as jobs from './jobHandlers.ts';
import { runDueSyncs } from './runDueSyncs.ts';
import * as syncs from './syncHandlers.ts';

const handlers: Required<Handlers<operations, UnitManager>> = { ...syncs, ...jobs };

/** Creates the sync service of the contract `sync`, with a simulated school register. */
export function syncService(environment: ServiceEnvironment): Service {
  return contractService<operations, UnitManager>({
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
