import createClient, { type Client } from 'openapi-fetch';
import { policies as contractPolicies } from '../../generated/policies.ts';
import { bearer } from '../policies/bearer.ts';
import { bodyTypes } from '../policies/bodyTypes.ts';
import { sendCountry } from '../policies/country.ts';
import { idempotency } from '../policies/idempotency.ts';
import { withNetworkErrors } from '../policies/networkErrors.ts';
import { refuseChangesOffline } from '../policies/offline.ts';
import { RepeatableRequest } from '../policies/RepeatableRequest.ts';
import { withRefresh } from '../policies/refresh.ts';
import { withRetries } from '../policies/retries.ts';
import type { ClientPolicies, RequestFetch } from './clientPolicies.ts';

/** The name of a service that has a contract. */
type ServiceName = keyof typeof contractPolicies;

/** Creates a typed client of a service: headers by middleware, and below them refresh, network errors and retries around fetch. */
export const serviceClient = <Paths extends object>(service: ServiceName, policies: ClientPolicies): Client<Paths> => {
  const transport: RequestFetch = (request) => (policies.fetch ?? globalThis.fetch)(request);
  const reliable = withNetworkErrors(withRetries(transport, policies.retryDelay, policies.isOnline));
  const client = createClient<Paths>({
    baseUrl: policies.baseUrl,
    Request: RepeatableRequest,
    fetch: withRefresh(reliable, policies.refreshAccessToken),
  });
  const { open, keyed, bodies } = contractPolicies[service];
  if (policies.isOnline) client.use(refuseChangesOffline(policies.isOnline));
  if (policies.getAccessToken) client.use(bearer(open, policies.getAccessToken));
  if (policies.country !== undefined) client.use(sendCountry(policies.country));
  client.use(idempotency(keyed));
  client.use(bodyTypes(bodies));
  return client;
};
