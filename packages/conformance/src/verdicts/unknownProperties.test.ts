import type { ContractDocument } from '@realmkit/contract-engine';
import { expect, test } from 'vitest';
import { unknownProperties } from './unknownProperties.ts';

const contract: ContractDocument = { openapi: '3.1.0', info: { title: 'Things', version: '1.0.0' }, paths: {} };
const named = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });

test('an unknown property is found in each item of a list, also where the first items have schemas of their own', () => {
  const schema = { type: 'array', prefixItems: [named('start'), named('end')], items: named('more') };
  const value = [{ start: '1', end: '2' }, { end: '2' }, { more: '3', note: '4' }];
  expect(unknownProperties(contract, schema, value).map(({ pointer }) => pointer)).toEqual(['/0/end', '/2/note']);
});
