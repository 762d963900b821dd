import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatListQuery, type ListQuery, listQueryDefaults, parseListQuery } from './listQuery.ts';

const parse = (query: string, namespace?: string) => parseListQuery(new URLSearchParams(query), namespace);
const format = (query: ListQuery, search = '', namespace?: string) =>
  formatListQuery(query, new URLSearchParams(search), namespace).toString();

test('an empty list query is page 1 with 10 rows by id descending', {
  tags: ['shell §2 List screens.8', 'shell §2 List screens.9', 'shell §2 List screens.10', 'shell §2 List screens.11', 'shell §9.8'],
}, () => {
  expect(parse('')).toEqual({ page: 1, itemsPerPage: 10, sortBy: 'id', sortDesc: true, searchString: '', filters: {} });
});

test('every part of a list query stands in the URL', {
  tags: [
    'shell §2 List screens.1',
    'shell §2 List screens.2',
    'shell §2 List screens.3',
    'shell §2 List screens.4',
    'shell §2 List screens.5',
    'shell §2 List screens.6',
    'admin §2.35',
    'admin §2.36',
    'admin §2.37',
    'admin §2.38',
    'admin §2.39',
    'admin §2.40',
    'admin §2.46',
  ],
}, () => {
  const query = { page: 3, itemsPerPage: 25, sortBy: 'name', sortDesc: false, searchString: 'anna', filters: { role: 'student' } };
  const url = 'page=3&itemsPerPage=25&sortBy=name&sortDesc=false&searchString=anna&filters={"role":"student"}';
  expect(decodeURIComponent(format(query))).toBe(url);
  expect(parse(url)).toEqual(query);
});

describe('invalid parameters', () => {
  test.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=99999999999999999999', 'page'],
    ['page=two', 'page'],
    ['itemsPerPage=0', 'itemsPerPage'],
    ['itemsPerPage=101', 'itemsPerPage'],
    ['itemsPerPage=-2', 'itemsPerPage'],
    ['itemsPerPage=1e1', 'itemsPerPage'],
    ['sortBy=', 'sortBy'],
    ['sortBy=name;drop', 'sortBy'],
    ['sortDesc=yes', 'sortDesc'],
    ['filters=[1]', 'filters'],
    ['filters={', 'filters'],
    ['filters=null', 'filters'],
  ] as const)('the invalid parameter %s becomes the default', (query, part) => {
    expect(parse(query)[part]).toEqual(listQueryDefaults[part]);
  });
});

test('the value -1 requests all rows', () => {
  expect(parse('itemsPerPage=-1').itemsPerPage).toBe(-1);
});

test('two lists of one page have separate queries under their namespaces', { tags: ['shell §2 List screens.7'] }, () => {
  const search = format({ ...listQueryDefaults, page: 2 }, format({ ...listQueryDefaults, page: 5 }, 'tab=users', 'groups'), 'users');
  expect(parse(search, 'users').page).toBe(2);
  expect(parse(search, 'groups').page).toBe(5);
  expect(new URLSearchParams(search).get('tab')).toBe('users');
});

test('defaults are omitted from the URL, other parameters stay', () => {
  expect(format(listQueryDefaults, 'tab=users&page=4&filters={}')).toBe('tab=users');
  expect(format(listQueryDefaults, 'tab=users&list=page%3D4', 'list')).toBe('tab=users');
});

test('every formatted list query is parsed to the same query', () => {
  const query = fc.record({
    page: fc.integer({ min: 1, max: 1_000_000 }),
    itemsPerPage: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constant(-1)),
    sortBy: fc.stringMatching(/^[A-Za-z][\w.]{0,20}$/),
    sortDesc: fc.boolean(),
    searchString: fc.string({ unit: 'grapheme' }),
    filters: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })),
  });
  fc.assert(
    fc.property(query, fc.option(fc.stringMatching(/^[a-z]{1,8}$/), { nil: undefined }), (original, namespace) => {
      fc.pre(namespace === undefined || namespace !== 'page');
      const stored: ListQuery = { ...original, filters: JSON.parse(JSON.stringify(original.filters)) };
      expect(parse(format(stored, 'tab=users', namespace), namespace)).toEqual(stored);
    }),
  );
});

test('no URL makes parsing a list query fail', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const read = parse(query);
      expect(read.page).toBeGreaterThanOrEqual(1);
      expect(read.itemsPerPage === -1 || (read.itemsPerPage >= 1 && read.itemsPerPage <= 100)).toBe(true);
    }),
  );
});
