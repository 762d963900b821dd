import { follow, type ParameterObject, type Schema } from '@realmkit/contract-engine';
import { describedOperation } from '../../verdicts/documented.ts';
import type { Ground } from '../ground.ts';
import type { Mutant, Mutation, Witness } from '../mutant.ts';

/** Makes the mutants of one kind for a service. */
export interface Operator {
  readonly kind: string;
  /** True if its mutants leave the contract's structure: they are counted apart. */
  readonly structure?: true;
  make(ground: Ground): readonly Fault[];
}

/** A mutant without what its operator knows. */
export interface Fault extends Pick<Mutant, 'operation' | 'what' | 'begin' | 'everywhere'> {
  readonly begin: () => Mutation;
  readonly witness: Witness;
}

/** Resolves a schema. */
function resolved({ contract: { document } }: Ground, schema: unknown): Exclude<Schema, boolean> {
  const { value } = follow<Schema>(document, { ...Object(schema) }, '');
  return typeof value === 'object' ? value : {};
}

/** The schemas of the query parameters of an operation, by name, with references resolved. */
export function querySchemas(ground: Ground, id: string): ReadonlyMap<string, Exclude<Schema, boolean>> {
  const { contract } = ground;
  const operation = contract.operations.get(id);
  const parameters = operation ? (describedOperation(contract, operation).parameters ?? []) : [];
  return new Map(
    parameters.flatMap((given) => {
      const { value } = follow<ParameterObject>(contract.document, given, '');
      return value.in === 'query' ? [[value.name, resolved(ground, value.schema)] as const] : [];
    }),
  );
}

/** The properties of a schema of an object. */
export function propertiesOf(ground: Ground, schema: unknown): [string, Exclude<Schema, boolean>][] {
  const { properties } = resolved(ground, schema);
  return Object.entries(Object(properties)).map(([name, one]) => [name, resolved(ground, one)]);
}

/** The operations that are known to be answered well, with their method. */
export function goodOperations({ good, contract }: Ground, method: RegExp): string[] {
  return [...good.keys()].filter((id) => method.test(contract.operations.get(id)?.method ?? ''));
}

/** Returns the different values, at most so many. */
export const distinct = <Value>(values: Iterable<Value>, most = 6): Value[] => [...new Set(values)].slice(0, most);
