import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testedContract } from '../verdicts/testedContract.ts';
import { readAppCalls } from './appCalls.ts';

const calls: Record<string, object> = JSON.parse(readFileSync(new URL('appCalls.json', import.meta.url), 'utf8'));

test('the apps that call an operation are known, and none without the file', () => {
  expect(readAppCalls()('library', 'getBook')).toEqual(['consumer', 'reader']);
  expect(readAppCalls()('library', 'nothing')).toEqual([]);
  expect(readAppCalls('/nowhere.json')('library', 'getBook')).toEqual([]);
});

test.each(Object.entries(calls))('the operations of %s that apps call are in its contract', (service, operations) => {
  const { operations: known } = testedContract(service);
  expect(Object.keys(operations).filter((one) => !known.has(one))).toEqual([]);
});
