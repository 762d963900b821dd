import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StoredContract } from '@realmkit/openapi/contract-places';
import { services } from '@realmkit/openapi/services';
import type { ContractDocument } from './document.ts';

/** The names of all contracts, in alphabetical order. */
export const contractNames: readonly string[] = Object.values(services)
  .map(({ contract }) => contract)
  .toSorted();

// Relative, because a packed command has the contracts beside its code and no package of that name.
const specs = new URL('../../../openapi/specs/', import.meta.url);

/** Returns the file of a contract of `@realmkit/openapi`. */
export const contractFile = (name: string): string => fileURLToPath(new URL(`${name}.yaml`, specs));

const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Reads what `npm run generate` has stored of a contract whose file is in `folder`. @throws if there is nothing, or the contract has changed since */
export function storedContract(name: string, folder = dirname(contractFile(name))): StoredContract {
  const file = join(folder, `../generated/contracts/${name}.json`);
  if (!existsSync(file)) throw new Error(`The contract ${name} is not generated. npm run generate does it, or says what is wrong with it.`);
  const stored: StoredContract = JSON.parse(readFileSync(file, 'utf8'));
  const changed = Object.entries(stored.files).find(
    ([source, digest]) => !existsSync(join(folder, source)) || digestOf(join(folder, source)) !== digest,
  );
  if (changed) throw new Error(`openapi/specs/${changed[0]} has changed since the contract ${name} was generated: run npm run generate.`);
  return stored;
}

/** Reads a contract of `@realmkit/openapi`. @throws if it has changed since it was generated */
export function readContract(name: string): ContractDocument {
  // The cast is safe: contracts are linted against OpenAPI's own schema.
  return storedContract(name).document as unknown as ContractDocument;
}
