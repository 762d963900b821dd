import { contractService, type Handlers, notFound, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/activity-stream';
import { withIdempotency } from '../../access/idempotency.ts';
import type { RequestContext } from '../../access/requestContext.ts';
import type { ServiceEnvironment } from '../../access/serviceEnvironment.ts';
import { type Realm, realmIdentities } from '../../database/realms.ts';
import { storeEvents } from '../../domains/activity/storeEvents.ts';
import { authorize } from '../../domains/identity/authenticate.ts';

/** Returns whether a host name without dots is one of the realm's, local or in production: `realmkitse`, `realmkitselocalhost`, `panelrealmkitse`. */
function isOriginOf(realm: Realm, origin: string): boolean {
  const suffix = realmIdentities[realm].domainSuffix.replaceAll('.', '');
  return new RegExp(`^[a-z0-9-]*realmkit${suffix}(localhost)?$`).test(origin);
}

const handlers: Required<Handlers<operations, RequestContext>> = {
  storeActivityEvents: async ({ path, body }, visitor) => {
    if (!isOriginOf(visitor.caller.realm, path.origin)) throw notFound('The realm has no such host.');
    return { status: 202, body: { stored: await storeEvents(visitor, 'activity', body, { origin: path.origin }) } };
  },
};

/** Creates the activity stream of the contract `activity-stream`. */
export function activityStreamService(environment: ServiceEnvironment): Service {
  return contractService<operations, RequestContext>({
    operations: operationsOf(environment.readContract('activity-stream')),
    handlers,
    enter: (operation, request) => authorize(environment, operation, request),
    perform: (operation, request, { shard, caller }, run) => withIdempotency(shard, operation, request, caller.uid, run),
  });
}
