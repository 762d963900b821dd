import { expect, test } from 'vitest';
import { operationsOf } from './operation.ts';
import { openTestContract } from './testing/openTestContract.ts';

const operations = new Map(operationsOf(await openTestContract('moorings/openapi.yaml')).map((operation) => [operation.id, operation]));
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
