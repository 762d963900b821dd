import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/analytics';
import { withIdempotency } from '../../access/idempotency.ts';
import type { RequestContext } from '../../access/requestContext.ts';
import type { ServiceEnvironment } from '../../access/serviceEnvironment.ts';
import { storeEvents } from '../../domains/activity/storeEvents.ts';
import { authorize } from '../../domains/identity/authenticate.ts';

const handlers: Required<Handlers<operations, RequestContext>> = {
  storeAnalyticsEvents: async ({ body }, visitor) => ({ status: 202, body: { stored: await storeEvents(visitor, 'analytics', body) } }),
};

/** Creates the event service of the contract `analytics`. */
export function analyticsService(environment: ServiceEnvironment): Service {
  return contractService<operations, RequestContext>({
    operations: operationsOf(environment.readContract('analytics')),
    handlers,
    enter: (operation, request) => authorize(environment, operation, request),
    perform: (operation, request, { shard, caller }, run) => withIdempotency(shard, operation, request, caller.uid, run),
  });
}
