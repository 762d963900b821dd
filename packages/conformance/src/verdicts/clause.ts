import { follow, type Operation } from '@realmkit/contract-engine';
import { asObject, asText } from '@realmkit/openapi/json';
import { describedOperation, describedResponse, documentedResponse } from './documented.ts';
import { schemasTo } from './schemasTo.ts';
import type { TestedContract } from './testedContract.ts';

const sentence = (text: string): string => text.trim().split(/(?<=\.)\s/)[0] ?? '';

/** Returns what the contract says about a status of an operation: the sentence of its response. */
export function clauseOfStatus(contract: TestedContract, operation: Operation, status: number): string | undefined {
  const given = describedResponse(contract, operation, status);
  if (!given) return undefined;
  const { value } = follow(contract.document, given, '');
  const text = sentence(asText(Reflect.get(value, 'description')));
  return text === '' ? undefined : `responses/${status} of ${operation.id}: ${text}`;
}

/** Returns what the contract says about a place of an answer: the pointer to its schema, and the nearest sentence above it. */
export function clauseOfPlace(contract: TestedContract, operation: Operation, status: number, pointer: string): string | undefined {
  const schemas = schemasTo(contract, documentedResponse(contract, operation, status), pointer);
  if (schemas.length < pointer.split('/').length) return undefined;
  const said = schemas.map(({ value }) => asText(asObject(value).description)).findLast((text) => text !== '') ?? '';
  const text = sentence(said) || sentence(asText(Reflect.get(describedOperation(contract, operation), 'summary')));
  return text === '' ? undefined : `${schemas.at(-1)?.pointer}: ${text}`;
}
