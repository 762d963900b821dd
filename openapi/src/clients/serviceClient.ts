import createClient, { type Client } from 'openapi-fetch';
import { policies as contractPolicies } from '../../generated/policies.ts';
import { judgeAnswers } from '../policies/answers.ts';
import { bodyTypes } from '../policies/bodyTypes.ts';
import type { ClientPolicies, OperationPolicies } from '../policies/clientPolicies.ts';
import { sendCredentials } from '../policies/credentials.ts';
import { bearer, idempotency, sendCountry } from '../policies/headers.ts';
import { withNetworkErrors } from '../policies/networkErrors.ts';
import { refuseChangesOffline } from '../policies/offline.ts';
import { RepeatableRequest } from '../policies/RepeatableRequest.ts';
import { withRefresh } from '../policies/refresh.ts';
import { withRetries } from '../policies/retries.ts';
import { wholeAnswers } from '../policies/wholeAnswers.ts';
import { type ServiceName, type ServicePaths, services } from '../services.ts';

/** An operation as a caller sees it: its headers are optional, because the client sends those that the contract requires. */
type CallerOperation<Operation> = Operation extends { parameters: { header: infer Headers } }
  ? Omit<Operation, 'parameters'> & { parameters: Omit<Operation['parameters'], 'header'> & { header?: Partial<Headers> } }
  : Operation;

type CallerPaths<Paths> = { [Path in keyof Paths]: { [Method in keyof Paths[Path]]: CallerOperation<Paths[Path][Method]> } };

/** The typed client of a service. */
export type ServiceClient<Name extends ServiceName> = Client<CallerPaths<ServicePaths<Name>>>;

/** Creates a typed client of a service: headers by middleware, then the request with retries and refresh, and the judgement of its answer. */
export const serviceClient = <Name extends ServiceName>(name: Name, policies: ClientPolicies): ServiceClient<Name> => {
  const transport: typeof globalThis.fetch = (input, init) => (policies.fetch ?? globalThis.fetch)(input, init);
  const send = (isFile: boolean) =>
    withRefresh(withNetworkErrors(withRetries(wholeAnswers(transport, isFile), policies)), policies.refreshAccessToken);
  const client = createClient<CallerPaths<ServicePaths<Name>>>({ baseUrl: policies.baseUrl, Request: RepeatableRequest });
  const rules: OperationPolicies = contractPolicies[services[name].contract];
  if (policies.isOnline) client.use(refuseChangesOffline(policies.isOnline));
  if (policies.getAccessToken) client.use(bearer(rules, policies.getAccessToken));
  client.use(sendCredentials(rules, policies));
  if (policies.country !== undefined) client.use(sendCountry(policies.country));
  client.use(idempotency(rules));
  client.use(bodyTypes(rules));
  client.use(judgeAnswers(rules, send));
  return client;
};
