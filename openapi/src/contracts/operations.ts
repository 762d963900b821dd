import { asList, asObject, isJsonObject, type JsonObject, resolveReference } from '../json.ts';
import type { Contract } from './contract.ts';

/** An operation of a contract, with what it inherits from its path and its contract. */
export interface Operation {
  /** `METHOD /path`. */
  name: string;
  method: string;
  path: string;
  node: JsonObject;
  parameters: JsonObject[];
  /** True if it requires a bearer token. */
  secured: boolean;
  /** The responses by status, with references resolved. */
  responses: [status: string, response: JsonObject][];
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);

/** Returns all operations of a contract. */
export const operationsOf = ({ document }: Contract): Operation[] =>
  Object.entries(asObject(document.paths)).flatMap(([path, item]) =>
    Object.entries(asObject(item)).flatMap(([method, node]) => {
      if (!methods.has(method) || !isJsonObject(node)) return [];
      const parameters = [...asList(asObject(item).parameters), ...asList(node.parameters)].map((each) => resolveReference(document, each));
      const responses = Object.entries(asObject(node.responses)).map(([status, each]): [string, JsonObject] => [
        status,
        resolveReference(document, each),
      ]);
      const security = asList(node.security ?? document.security).map(asObject);
      // An empty alternative makes the token optional.
      const secured = security.length > 0 && security.every((alternative) => Object.keys(alternative).length > 0);
      return [{ name: `${method.toUpperCase()} ${path}`, method, path, node, parameters, secured, responses }];
    }),
  );

/** Returns whether another company calls an operation, in its own form: its requests have the fields of that form, and no Idempotency-Key. */
export const isWebhook = ({ path }: Pick<Operation, 'path'>): boolean => path.startsWith('/webhooks/');
