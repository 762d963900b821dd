import { expect, test } from 'vitest';
import { defined, isJsonObject, resolveReference, valueAt } from './json.ts';

const document = { parts: { 'a/b': { $ref: '#/parts/c' }, c: { name: 'c' }, list: ['first', 'second'] } };

test('a reference leads to the object itself, over other references, and to an empty one where there is none', () => {
  expect(resolveReference(document, { $ref: '#/parts/a~1b' })).toEqual({ name: 'c' });
  expect(resolveReference(document, { $ref: '#/parts/gone' })).toEqual({});
  expect(resolveReference(document, { own: true })).toEqual({ own: true });
});

test('a pointer leads through objects and lists', () => {
  expect(valueAt(document, '#/parts/list/1')).toBe('second');
  expect(valueAt(document, '#/parts/gone/1')).toBeUndefined();
});

test('a list and null are no objects', () => {
  expect([{}, [], null, 'text'].map(isJsonObject)).toEqual([true, false, false, false]);
});

test('members that are undefined are left out, other empty ones are not', () => {
  expect(Object.keys(defined({ a: undefined, b: '', c: null, d: 0 }))).toEqual(['b', 'c', 'd']);
});
