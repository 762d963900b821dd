import { expect, test } from 'vitest';
import { findByName } from './findByName.ts';

const composed = 'K\u00f6nig.xhtml';
const decomposed = 'Ko\u0308nig.xhtml';

test.each([
  ['as it is written', composed, composed],
  ['decomposed', composed, decomposed],
  ['composed', decomposed, composed],
  ['in another case', 'Text/One.xhtml', 'text/one.XHTML'],
  ['escaped', 'https://books.example/b/a b.xhtml', 'https://books.example/b/A%20b.xhtml'],
  ['with a broken escape', '100%.xhtml', '100%.XHTML'],
])('a file is found by its name %s', (_way, written, name) => {
  expect(findByName(new Map([[written, 'the file']]))(name)).toBe('the file');
});

test('of files that differ only in case, each is found by its own name, and the first one by any other', () => {
  const find = findByName(new Map([composed, composed.toUpperCase()].map((name) => [name, name])));
  expect([composed, composed.toUpperCase(), decomposed].map(find)).toEqual([composed, composed.toUpperCase(), composed]);
  expect(find('other.xhtml')).toBeUndefined();
});
