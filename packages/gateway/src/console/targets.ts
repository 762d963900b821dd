import { contractNames, readContract } from '@realmkit/contract-engine/contracts';
import { contractReference } from '../contracts/reference.ts';

/** A service and the operations of its contract. */
export interface Target {
  readonly service: string;
  /** Each with the statuses that it documents. */
  readonly operations: readonly { readonly id: string; readonly statuses: readonly string[] }[];
}

let known: readonly Target[] | undefined;

/** Returns every service with its operations, read once. */
export function targets(): readonly Target[] {
  known ??= contractNames.map((service) => ({
    service,
    operations: contractReference(readContract(service)).operations.map(({ id, responses }) => ({
      id,
      statuses: responses.map(({ status }) => status),
    })),
  }));
  return known;
}
