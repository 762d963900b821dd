import { follow, type Operation, type Schema } from '@realmkit/contract-engine';
import { asObject, asText } from '@realmkit/openapi/json';
import { describedOperation, documentedResponse } from './documented.ts';
import type { TestedContract } from './testedContract.ts';

const sentence = (text: string): string => text.trim().split(/(?<=\.)\s/)[0] ?? '';

/** Returns what the contract says about a status of an operation: the sentence of its response. */
export function clauseOfStatus(contract: TestedContract, operation: Operation, status: number): string | undefined {
  const given = describedOperation(contract, operation).responses[String(status)];
  if (!given) return undefined;
  const { value } = follow(contract.document, given, '');
  const text = sentence(asText(Reflect.get(value, 'description')));
  return text === '' ? undefined : `responses/${status} of ${operation.id}: ${text}`;
}

/** Returns what the contract says about a place of an answer: the pointer to its schema, and the nearest sentence above it. */
export function clauseOfPlace(contract: TestedContract, operation: Operation, status: number, pointer: string): string | undefined {
  const { document } = contract;
  const documented = documentedResponse(contract, operation, status);
  const [media] = documented?.media.values() ?? [];
  if (media?.schema === undefined) return undefined;
  let at: { readonly value: Schema; readonly pointer: string } = follow<Schema>(document, media.schema, media.pointer);
  let said = asText(asObject(at.value).description);
  for (const name of pointer.split('/').slice(1)) {
    const next = stepOf(contract, at, name);
    if (!next) return undefined;
    at = next;
    said = asText(asObject(at.value).description) || said;
  }
  const text = sentence(said) || sentence(asText(Reflect.get(describedOperation(contract, operation), 'summary')));
  return text === '' ? undefined : `${at.pointer}: ${text}`;
}

/** Steps into a schema and all that it combines; undefined where the contract does not describe the step. */
function stepOf(
  contract: TestedContract,
  { value, pointer }: { readonly value: Schema; readonly pointer: string },
  name: string,
): { readonly value: Schema; readonly pointer: string } | undefined {
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
