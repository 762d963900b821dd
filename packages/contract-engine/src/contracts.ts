import { createRequire } from 'node:module';
import { services } from '@realmkit/openapi/services';
import type { ContractDocument } from './document.ts';
import { readYaml } from './yaml.ts';

/** The names of all contracts, in alphabetical order. */
export const contractNames: readonly string[] = Object.values(services)
  .map(({ contract }) => contract)
  .toSorted();

// `import.meta.resolve` is missing where Vitest runs its global set-up, which seeds a sandbox on a machine without a seed.
const { resolve } = createRequire(import.meta.url);

/** Returns the file of a contract of `@realmkit/openapi`. */
export const contractFile = (name: string): string => resolve(`@realmkit/openapi/specs/${name}.yaml`);

/** Reads a contract of `@realmkit/openapi`. */
export function readContract(name: string): ContractDocument {
  // The cast is safe: contracts are linted against OpenAPI's own schema.
  return readYaml(contractFile(name)) as ContractDocument;
}
