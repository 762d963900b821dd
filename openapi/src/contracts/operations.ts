import { asList, asNode, type Contract, isNode, type Node, resolve } from './contract.ts';

/** An operation of a contract, with what it inherits from its path and its contract. */
export interface Operation {
  /** `METHOD /path`. */
  name: string;
  method: string;
  path: string;
  node: Node;
  parameters: Node[];
  /** True if it requires a bearer token. */
  secured: boolean;
  /** The responses by status, with references resolved. */
  responses: [status: string, response: Node][];
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);

/** Returns all operations of a contract. */
export const operationsOf = ({ document }: Contract): Operation[] =>
  Object.entries(asNode(document.paths)).flatMap(([path, item]) =>
    Object.entries(asNode(item)).flatMap(([method, node]) => {
      if (!methods.has(method) || !isNode(node)) return [];
      const parameters = [...asList(asNode(item).parameters), ...asList(node.parameters)].map((each) => resolve(document, each));
      const responses = Object.entries(asNode(node.responses)).map(([status, each]): [string, Node] => [status, resolve(document, each)]);
      const security = asList(node.security ?? document.security).map(asNode);
      // An empty alternative makes the token optional.
      const secured = security.length > 0 && security.every((alternative) => Object.keys(alternative).length > 0);
      return [{ name: `${method.toUpperCase()} ${path}`, method, path, node, parameters, secured, responses }];
    }),
  );
