import type { Contract } from './contract.ts';
import { operationsOf } from './operations.ts';
import type { SpecifiedCall } from './specifiedCalls.ts';

/**
 * Returns the mismatches between a contract and the specification's calls: a call that is missing, not marked as specified or with another status,
 * and an operation that claims to be specified and is not.
 */
export const callMismatches = (contract: Contract, calls: readonly SpecifiedCall[]): string[] => {
  const operations = new Map(operationsOf(contract).map((operation) => [operation.name, operation]));
  const specified = new Set<string>();
  const found: string[] = [];
  for (const [method, path, status] of calls) {
    const name = `${method} ${path}`;
    specified.add(name);
    const operation = operations.get(name);
    if (operation?.node['x-origin'] !== 'specified') {
      found.push(`${name} is missing or not marked as specified`);
      continue;
    }
    const successes = operation.responses.filter(([code]) => /^[23]/.test(code));
    if (status !== undefined && !successes.some(([code]) => code === String(status))) found.push(`${name} does not answer ${status}`);
  }
  for (const { name, node } of operations.values()) {
    if (node['x-origin'] === 'specified' && !specified.has(name)) found.push(`${name} is not in the specification`);
  }
  return found;
};
