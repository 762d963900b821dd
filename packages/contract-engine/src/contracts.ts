import { fileURLToPath } from 'node:url';
import { services } from '@realmkit/openapi/services';
import type { ContractDocument } from './document.ts';
import { readYaml } from './yaml.ts';

/** The names of all contracts, in alphabetical order. */
export const contractNames: readonly string[] = Object.values(services)
  .map(({ contract }) => contract)
  .toSorted();

// Relative, because a packed command has the contracts beside its code and no package of that name.
const specs = new URL('../../../openapi/specs/', import.meta.url);

/** Returns the file of a contract of `@realmkit/openapi`. */
export const contractFile = (name: string): string => fileURLToPath(new URL(`${name}.yaml`, specs));

/** Reads a contract of `@realmkit/openapi`. */
export function readContract(name: string): ContractDocument {
  // The cast is safe: contracts are linted against OpenAPI's own schema.
  return readYaml(contractFile(name)) as ContractDocument;
}
