import { createRequire } from 'node:module';
import { openContract } from '@realmkit/openapi/contracts';
import { expect, test } from 'vitest';
import type { ContractDocument } from './document.ts';
import { operationsOf } from './operation.ts';

const { resolve } = createRequire(import.meta.url);
const { document } = await openContract(resolve('@realmkit/openapi/testing/contracts/moorings/openapi.yaml'));
const operations = new Map(operationsOf(document as unknown as ContractDocument).map((operation) => [operation.id, operation]));
const violation = (id: string, status: number, body: unknown) => operations.get(id)?.violationIn({ status, body });

test('an answer is judged by its exact status, else by its range, else by default', () => {
  expect(violation('addMooring', 409, { berth: 'A' })).toBeUndefined();
  expect(violation('addMooring', 409, { reason: 'taken' })).toContain('berth');
  expect(violation('addMooring', 404, { reason: 'gone' })).toBeUndefined();
  expect(violation('addMooring', 404, { berth: 'A' })).toContain('reason');
  expect(violation('addMooring', 500, { code: 1 })).toBeUndefined();
  expect(violation('addMooring', 500, { reason: 'gone' })).toContain('code');
  expect(violation('getMooring', 404, { code: 1 })).toBeUndefined();
});

test('what a contract of 3.0 allows in several files is what the checks allow', () => {
  const mooring = (more: object) => violation('getMooring', 200, { id: 1, boat: null, ...more });
  expect(mooring({ owner: null, length: 0.1 })).toBeUndefined();
  expect(mooring({ owner: { name: 'Ada', nullable: true } })).toBeUndefined();
  expect(mooring({ owner: {} })).toContain('name');
  expect(mooring({ length: 0 })).toContain('length');
  expect(mooring({ id: null })).toContain('id');
});
