import { successStatuses } from '../src/documentedStatus.ts';
import { asObject, isJsonObject, type JsonObject, resolveReference } from '../src/json.ts';
import type { ClientCredential } from '../src/policies/clientPolicies.ts';
import { usualStatuses } from '../src/policies/usualStatuses.ts';
import { securityWays } from '../src/security.ts';

/** Operations as `METHOD /path`, by the client's policy for them. */
interface OperationPolicies {
  /** Operations without a bearer token: their `security`, or that of the contract, is empty. */
  open: string[];
  /** The credentials of operations that take others than a bearer token. */
  credentials: Record<string, ClientCredential[]>;
  /** The media type of bodies that are not JSON. */
  bodies: Record<string, string>;
  /** The statuses of success, where they are not the usual one of the method. */
  success: Record<string, number[]>;
  /** The media type of answers that are not JSON. */
  files: Record<string, string>;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);

/** Returns the media type of a body where JSON is none of its types. */
const nonJsonType = (body: Record<string, unknown>): string | undefined => {
  const types = isJsonObject(body.content) ? Object.keys(body.content) : [];
  return types.some((type) => /[/+]json$/.test(type)) ? undefined : types[0];
};

/** Returns which operations of a contract take no bearer token, what their successes are, and which of their bodies and answers are not JSON. */
export const operationPolicies = (contract: JsonObject): OperationPolicies => {
  const policies: OperationPolicies = { open: [], credentials: {}, bodies: {}, success: {}, files: {} };
  for (const [path, item] of Object.entries(asObject(contract.paths))) {
    for (const [method, operation] of Object.entries(asObject(item))) {
      if (!methods.has(method) || !isJsonObject(operation)) continue;
      const name = `${method.toUpperCase()} ${path}`;
      const ways = securityWays(contract, operation);
      if (ways.length === 0) policies.open.push(name);
      // A client takes the first way, if none is a bearer token alone.
      const isBearer = ways.some(([one, ...more]) => one?.type === 'Bearer' && more.length === 0);
      const credentials = isBearer ? undefined : ways.find((way) => way.length > 0);
      if (credentials) policies.credentials[name] = credentials.map(({ scopes: _, ...credential }) => credential);
      const type = nonJsonType(resolveReference(contract, operation.requestBody));
      if (type !== undefined) policies.bodies[name] = type;
      const documented = asObject(operation.responses);
      const successes = Object.entries(documented).filter(([status]) => /^2/.test(status));
      const statuses = [...successStatuses(Object.keys(documented))].filter((status) => status < 300);
      // A repeated deletion that finds nothing is answered with 204 by the client itself.
      if (method === 'delete' && !statuses.includes(204)) statuses.push(204);
      if (statuses.length > 0 && String(statuses) !== String(usualStatuses[method.toUpperCase()])) policies.success[name] = statuses;
      const file = successes.map(([, response]) => nonJsonType(resolveReference(contract, response))).find((one) => one !== undefined);
      if (file !== undefined) policies.files[name] = file;
    }
  }
  return policies;
};
