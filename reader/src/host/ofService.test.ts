import { expect, test } from 'vitest';
import { ofService } from './ofService.ts';

const opened = (query: string) => ofService(`https://realmkit.se/reader/book-1${query}`);

test('reader §9: a book that is opened from sondo wears its theme', () => {
  expect(opened('?origin=sondo')).toEqual({ sourceApplication: 'sondo', theme: 'sondo' });
});

test('a book that is opened from another service, or from none, wears the default theme', () => {
  expect(opened('?origin=polylino')).toEqual({ sourceApplication: 'polylino' });
  expect(opened('')).toEqual({});
});
