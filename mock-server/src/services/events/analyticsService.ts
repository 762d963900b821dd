import { contractService, type Handlers, operationsOf, readContract, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/analytics';
import { authenticate } from '../auth/authenticate.ts';
import type { SignedIn } from '../caller.ts';
import { withIdempotency } from '../idempotency.ts';
import type { ServiceEnvironment } from '../serviceEnvironment.ts';
import { storeEvents } from './storeEvents.ts';

const handlers: Required<Handlers<operations, SignedIn>> = {
  storeAnalyticsEvents: async ({ body }, visitor) => ({ status: 202, body: { stored: await storeEvents(visitor, 'analytics', body) } }),
};

/** Creates the event service of the contract `analytics`. */
export function analyticsService({ shards, callers }: ServiceEnvironment): Service {
  return contractService<operations, SignedIn>({
    operations: operationsOf(readContract('analytics')),
    handlers,
    enter: (_operation, request) => authenticate(callers, shards, request.header('authorization')),
    perform: (operation, request, { shard, caller }, run) => withIdempotency(shard, operation, request, caller.uid, run),
  });
}
