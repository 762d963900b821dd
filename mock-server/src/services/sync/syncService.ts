import { contractService, type Handlers, operationsOf, readContract, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/sync';
import { authenticate } from '../auth/authenticate.ts';
import { resolveUnitManager, type UnitManager } from '../directory/manager.ts';
import { withIdempotency } from '../idempotency.ts';
import type { ServiceEnvironment } from '../serviceEnvironment.ts';
import * as jobs from './jobHandlers.ts';
import { runDueSyncs } from './runDueSyncs.ts';
import * as syncs from './syncHandlers.ts';

const handlers: Required<Handlers<operations, UnitManager>> = { ...syncs, ...jobs };

/** Creates the sync service of the contract `sync`, with a simulated school register. */
export function syncService({ shards, callers }: ServiceEnvironment): Service {
  return contractService<operations, UnitManager>({
    operations: operationsOf(readContract('sync')),
    handlers,
    async enter(_operation, request) {
      const manager = await resolveUnitManager(await authenticate(callers, shards, request.header('authorization')));
      // Real time passes too: runs the syncs that became due since the last request.
      await runDueSyncs(manager.shard, manager.now);
      return manager;
    },
    perform: (operation, request, { shard, caller }, run) => withIdempotency(shard, operation, request, caller.uid, run),
  });
}
