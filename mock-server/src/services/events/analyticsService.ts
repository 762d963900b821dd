import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/analytics';
import { authorize } from '../auth/authenticate.ts';
import type { SignedIn } from '../caller.ts';
import { withIdempotency } from '../idempotency.ts';
import type { ServiceEnvironment } from '../serviceEnvironment.ts';
import { storeEvents } from './storeEvents.ts';

const handlers: Required<Handlers<operations, SignedIn>> = {
  storeAnalyticsEvents: async ({ body }, visitor) => ({ status: 202, body: { stored: await storeEvents(visitor, 'analytics', body) } }),
};

/** Creates the event service of the contract `analytics`. */
export function analyticsService(environment: ServiceEnvironment): Service {
  return contractService<operations, SignedIn>({
    operations: operationsOf(environment.readContract('analytics')),
    handlers,
    enter: (operation, request) => authorize(environment, operation, request),
    perform: (operation, request, { shard, caller }, run) => withIdempotency(shard, operation, request, caller.uid, run),
  });
}
