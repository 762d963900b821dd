import type { CoveredOperation } from '../core/results.ts';
import { describedOperation, documentedResponse } from '../verdicts/documented.ts';
import type { TestedContract } from '../verdicts/testedContract.ts';

/** Returns whether an operation is an extension of the contract, which a service may leave out. */
export function isExtension(contract: TestedContract, id: string): boolean {
  const operation = contract.operations.get(id);
  return operation !== undefined && Reflect.get(describedOperation(contract, operation), 'x-origin') === 'extension';
}

/** Refuses operations that are no extensions of the contract, as typos. @throws an Error with the first one */
export function checkExtensions(contract: TestedContract, names: readonly string[]): void {
  const wrong = names.find((name) => !isExtension(contract, name));
  if (wrong === undefined) return;
  const known = [...contract.operations.keys()].filter((id) => isExtension(contract, id));
  throw new Error(`${wrong} is no extension of the contract, which has ${known.join(', ') || 'none'}.`);
}

/** Counts which documented statuses of which operations were seen. */
export class Coverage {
  readonly #seen = new Map<string, number>();

  count(operation: string, status: number): void {
    const key = `${operation} ${status}`;
    this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1);
  }

  /** Returns the operations that a run may call, with their statuses. */
  list(contract: TestedContract, isAsked: (operation: string) => boolean): CoveredOperation[] {
    return [...contract.operations.values()]
      .filter(({ id }) => isAsked(id))
      .map((operation) => ({
        operation: operation.id,
        method: operation.method.toUpperCase(),
        path: operation.path,
        statuses: [...operation.responses.keys()]
          .filter((status) => documentedResponse(contract, operation, status) !== undefined)
          .map((status) => ({ status, seen: this.#seen.get(`${operation.id} ${status}`) ?? 0 })),
      }));
  }
}
