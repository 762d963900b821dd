import { readFileSync } from 'node:fs';
import { contractFile, contractPlaces } from '@realmkit/contract-engine';
import { expect, test } from 'vitest';
import { checkExchange } from './checkExchange.ts';
import { contractPointer } from './contractPlace.ts';
import type { Finding } from './finding.ts';
import { testedContract } from './testedContract.ts';

const contract = testedContract('library');
const placeOf = contractPlaces('library');
const lines = readFileSync(contractFile('library'), 'utf8').split('\n');
const about = { rule: 'wrong-value', severity: 'error', operation: 'getBook', status: 200, cause: '' } as const;
const getBook = '#/paths/~1v1~1books~1{bookId}/get';
const refused = { method: 'GET', url: '/v1/books/1', headers: {}, expected: [403, 404] };

test.each<[string, Partial<Finding>, string | RegExp, string]>([
  ['a property', { place: 'answer body /pages' }, /^#\/components\/schemas\/.*\/properties\/pages$/, 'pages:'],
  ['a property of a row', { operation: 'searchBooks', place: 'answer body /data/0/title' }, /\/properties\/title$/, 'title:'],
  ['an unknown property, by what holds it', { place: 'answer body /secret' }, /^#\/components\/schemas\/[^/]+$/, ':'],
  ['a status that nothing describes', { status: 418, place: 'answer status' }, `${getBook}/responses`, 'responses:'],
  ['a status other than that expected', { place: 'answer status', evidence: refused }, `${getBook}/responses/404`, "'404':"],
  ['a right', { place: 'answer status', evidence: refused, keyword: 'x-access' }, `${getBook}/x-access`, 'x-access:'],
  ['a parameter', { operation: 'searchBooks', place: 'request limit' }, /\/parameters\//, 'imit'],
  ['a body', { operation: 'setLastmark', place: 'request position' }, /\/post\/requestBody$/, 'requestBody:'],
])('%s is expected by its own line of the contract', (_what, finding, expected, text) => {
  const pointer = contractPointer(contract, { ...about, place: '', ...finding }) ?? '';
  expect(pointer).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  expect(lines[placeOf(pointer).line - 1]).toContain(text);
});

test('a header is expected by its description, and an operation that is not described by no line', () => {
  const finding = { ...about, operation: 'listBookmarks', place: 'answer header ETag' };
  expect(contractPointer(contract, finding)).toMatch('#/components/headers/BookmarksTag/schema');
  expect(contractPointer(contract, { ...about, operation: 'GET /nothing', place: 'answer status' })).toBeUndefined();
});

test('what the contract does not have is expected by its paths', () => {
  const request = { method: 'GET', path: '/nothing', search: '', headers: new Map(), body: new Uint8Array() };
  const response = { status: 200, headers: new Map(), body: new Uint8Array() };
  const [finding] = checkExchange(contract, { request, response }, { strict: true }).findings;
  expect(finding && contractPointer(contract, finding)).toBe('#/paths');
});
