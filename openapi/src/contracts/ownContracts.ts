import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Contract } from './contract.ts';
import { ContractError, type OpenedContract, openContract } from './door/openContract.ts';

const specs = fileURLToPath(new URL('../../specs', import.meta.url));

/** The names of the contracts of this package: every file of `specs/`, whose folders hold what contracts refer to. */
export const ownContractNames: readonly string[] = readdirSync(specs)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => basename(name, '.yaml'))
  .sort();

/** A contract of this package. */
export type OwnContract = Contract & OpenedContract;

/** Opens a contract of this package. @throws {ContractError} if it cannot be read */
async function openOwnContract(service: string): Promise<OwnContract> {
  const file = join(specs, `${service}.yaml`);
  return { service, ...(await openContract(file)), text: readFileSync(file, 'utf8') };
}

/** Opens the contracts of this package that can be read, and tells what is wrong with each of the others. */
export async function openReadableContracts(tell: (service: string, error: ContractError) => void): Promise<OwnContract[]> {
  const opened = ownContractNames.map(async (service) => {
    try {
      return [await openOwnContract(service)];
    } catch (reason) {
      if (!(reason instanceof ContractError)) throw reason;
      tell(service, reason);
      return [];
    }
  });
  return (await Promise.all(opened)).flat();
}

/** Opens all contracts of this package. @throws {ContractError} for the first one that cannot be read */
export const openOwnContracts = (): Promise<OwnContract[]> => Promise.all(ownContractNames.map(openOwnContract));
