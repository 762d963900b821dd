import { expect, test } from 'vitest';
import { sourceApplicationProps } from './sourceApplicationProps.ts';

const opened = (query: string) => sourceApplicationProps(`https://realmkit.se/reader/book-1${query}`);

test('reader §9: a book opened from sondo uses the sondo theme', () => {
  expect(opened('?origin=sondo')).toEqual({ sourceApplication: 'sondo', theme: 'sondo' });
});

test('a book opened from another service, or from none, uses the default theme', () => {
  expect(opened('?origin=polylino')).toEqual({ sourceApplication: 'polylino' });
  expect(opened('')).toEqual({});
});
