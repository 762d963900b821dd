import { asObject } from '../json.ts';
import { type Contract, walk } from './contract.ts';
import { operationsOf } from './operations.ts';

const kinds = ['headers', 'parameters', 'responses', 'schemas'];
const origins = new Set<unknown>(['specified', 'extension']);

/** Returns the operations and components without an origin, and the unknown origins. */
export const missingOrigins = (contract: Contract): string[] => {
  const components = asObject(contract.document.components);
  const named = kinds.flatMap((kind) =>
    Object.entries(asObject(components[kind])).map(([name, node]): [string, unknown] => [`components/${kind}/${name}`, node]),
  );
  const carriers = [...named, ...operationsOf(contract).map(({ name, node }): [string, unknown] => [name, node])];
  const found = carriers.filter(([, node]) => asObject(node)['x-origin'] === undefined).map(([name]) => `${name} has no x-origin`);
  walk(contract.document, (node, pointer) => {
    if (node['x-origin'] !== undefined && !origins.has(node['x-origin'])) found.push(`${pointer} has an unknown x-origin`);
  });
  return found;
};
