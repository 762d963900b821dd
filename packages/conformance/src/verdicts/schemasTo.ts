import { follow, type Schema } from '@realmkit/contract-engine';
import { asObject } from '@realmkit/openapi/json';
import type { DocumentedResponse } from './documented.ts';
import type { TestedContract } from './testedContract.ts';

/** A schema and its actual place in the contract. */
interface LocatedSchema {
  readonly value: Schema;
  readonly pointer: string;
}

/** Returns the schemas on the way from the body of a response to a place in it, as far as the contract describes them. */
export function schemasTo(contract: TestedContract, response: DocumentedResponse | undefined, pointer: string): LocatedSchema[] {
  const [media] = response?.media.values() ?? [];
  if (media?.schema === undefined) return [];
  let at: LocatedSchema | undefined = follow<Schema>(contract.document, media.schema, media.pointer);
  const schemas = [at];
  for (const name of pointer.split('/').slice(1)) {
    at = stepOf(contract, at, name);
    if (!at) break;
    schemas.push(at);
  }
  return schemas;
}

/** Steps into a schema and all that it combines; undefined where the contract does not describe the step. */
function stepOf(contract: TestedContract, { value, pointer }: LocatedSchema, name: string): LocatedSchema | undefined {
  const { document } = contract;
  const schema = asObject(value);
  const inner: readonly (readonly [unknown, string])[] = [
    [asObject(schema.properties)[name], `properties/${name}`],
    [/^\d+$/.test(name) ? schema.items : undefined, 'items'],
    [typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined, 'additionalProperties'],
  ];
  const found = inner.find(([one]) => one !== undefined);
  if (found) return follow<Schema>(document, found[0] as Schema, `${pointer}/${found[1]}`);
  for (const keyword of ['allOf', 'oneOf', 'anyOf'])
    for (const [index, part] of [schema[keyword] ?? []].flat().entries()) {
      const next = stepOf(contract, follow<Schema>(document, part as Schema, `${pointer}/${keyword}/${index}`), name);
      if (next) return next;
    }
  return undefined;
}
