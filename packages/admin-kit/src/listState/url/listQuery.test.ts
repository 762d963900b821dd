import { formatListQuery, listQueryDefaults } from '@realmkit/shell';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOneOf, isUid } from './filterChecks.ts';
import { differInPageOnly, fromAdminSearch, type ListUrl, readListQuery, toAdminSearch } from './listQuery.ts';

const users: ListUrl & { readonly sortable: readonly string[] } = {
  sortable: ['id', 'name', 'userName'],
  filters: { role: isOneOf('admin', 'employee', 'guardian', 'student'), schoolUid: isUid },
};

const people: ListUrl = { ...users, namespace: 'people' };

const adminState = (search: string) => Object.fromEntries(new URLSearchParams(toAdminSearch(search, users)));

const anyQuery = fc.record({
  page: fc.integer({ min: 1, max: 500 }),
  itemsPerPage: fc.integer({ min: 1, max: 100 }),
  sortBy: fc.constantFrom(...users.sortable),
  sortDesc: fc.boolean(),
  searchString: fc.string(),
  filters: fc.record(
    { role: fc.constantFrom('admin', 'student'), schoolUid: fc.string({ minLength: 1, maxLength: 64 }) },
    { requiredKeys: [] },
  ),
});

describe('the URL of a list', () => {
  test('every list query survives the conversion to react-admin and back', () => {
    fc.assert(
      fc.property(anyQuery, fc.constantFrom(users, people), (query, list) => {
        const search = `?${formatListQuery(query, new URLSearchParams({ tab: 'users' }), list.namespace)}`;
        const back = fromAdminSearch(toAdminSearch(search, list), '?tab=users', list);
        expect(readListQuery(back, list)).toEqual(query);
        expect(new URLSearchParams(back).get('tab')).toBe('users');
      }),
    );
  });

  test('reading a list query never throws, whatever the URL contains', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (page, sortBy, filters) => {
        const search = `?${new URLSearchParams({ page, sortBy, filters, itemsPerPage: page, sortDesc: sortBy })}`;
        expect(users.sortable).toContain(readListQuery(search, users).sortBy);
      }),
    );
  });

  test('filters named like properties that every object inherits are ignored', () => {
    const inherited = fc.constantFrom('__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'role');
    fc.assert(
      fc.property(fc.array(fc.tuple(inherited, fc.json({ maxDepth: 2 })), { minLength: 1 }), (entries) => {
        const filters = `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
        const query = readListQuery(`?${new URLSearchParams({ filters })}`, users);
        expect(Object.keys(query.filters).filter((name) => name !== 'role')).toEqual([]);
        expect(() => toAdminSearch(`?${new URLSearchParams({ filters })}`, users)).not.toThrow();
      }),
    );
  });

  test('a URL without a list query requests the newest ten rows', {
    tags: ['admin §2.41', 'admin §2.42', 'admin §2.43', 'admin §9.14'],
  }, () => {
    expect(adminState('')).toEqual({ page: '1', perPage: '10', sort: 'id', order: 'DESC', filter: '{}' });
    expect(adminState('?tab=users')).toEqual(adminState(''));
  });

  test.each([
    ['a page that is not a number', '?page=seven'],
    ['a page below the first', '?page=0'],
    ['more rows per page than the service allows', '?itemsPerPage=5000'],
    ['a field that the list cannot be sorted by', '?sortBy=password&sortDesc=false'],
    ['filters that are not JSON', '?filters={"role":'],
    ['filters that are not an object', '?filters=[1]'],
    ['a filter that the list does not have', '?filters={"colour":"red"}'],
    ['a value that a filter does not take', '?filters={"role":"pirate","schoolUid":7}'],
  ])('a list URL with %s falls back to the default', (_, search) => {
    expect(readListQuery(search, users)).toEqual(listQueryDefaults);
  });

  test('a page size of -1 makes react-admin request the thousand rows of a bulk fetch on one page', () => {
    expect(adminState('?itemsPerPage=-1&page=4')).toMatchObject({ page: '1', perPage: '1000' });
    expect(fromAdminSearch('?perPage=1000', '', users)).toBe('?itemsPerPage=-1');
  });

  test('the search string is passed to react-admin as a filter', () => {
    expect(adminState('?searchString=lind&filters={"role":"student"}').filter).toBe('{"role":"student","q":"lind"}');
  });

  test.each([
    [199, 199],
    [200, 200],
    [201, 200],
  ])('of a search string of %d letters in a URL %d are searched for', (length, searched) => {
    expect(readListQuery(`?searchString=${'x'.repeat(length)}`, users).searchString).toHaveLength(searched);
  });

  test('the list URL preserves the filters, the sort order and the search string', { tags: ['admin §2.44', 'admin §2.45'] }, () => {
    const search = '?filters={"role":"student"}&sortBy=name&sortDesc=false&searchString=lind';
    expect(readListQuery(search, users)).toMatchObject({
      filters: { role: 'student' },
      sortBy: 'name',
      sortDesc: false,
      searchString: 'lind',
    });
    const back = fromAdminSearch(toAdminSearch(search, users), '', users);
    expect(readListQuery(back, users)).toEqual(readListQuery(search, users));
  });

  test('the list URL leaves out default values', () => {
    const adminSearch = new URLSearchParams({ page: '1', perPage: '10', sort: 'id', order: 'DESC', filter: '{}' });
    expect(fromAdminSearch(`?${adminSearch}`, '?tab=groups&page=3', users)).toBe('?tab=groups');
  });

  test('two lists on one page keep separate URL states', () => {
    const search = fromAdminSearch('?page=2', fromAdminSearch('?page=5', '', people), users);
    expect(readListQuery(search, people).page).toBe(5);
    expect(readListQuery(search, users).page).toBe(2);
  });

  test('a list with an order and a page size of its own falls back to them, and leaves them out of its URL', () => {
    const byName: ListUrl = { ...users, sort: { field: 'name', order: 'ASC' }, perPage: 25 };
    expect(readListQuery('?sortBy=password', byName)).toMatchObject({ sortBy: 'name', sortDesc: false, itemsPerPage: 25 });
    expect(fromAdminSearch('?sort=name&order=ASC&perPage=25', '', byName)).toBe('?');
    const standard = fromAdminSearch('?sort=id&order=DESC&perPage=10', '', byName);
    expect(readListQuery(standard, byName)).toEqual(listQueryDefaults);
  });

  test('two list URLs that differ in the page only are recognised', () => {
    expect(differInPageOnly('?page=9', '?page=2', users)).toBe(true);
    expect(differInPageOnly('?page=9', '?page=9', users)).toBe(false);
    expect(differInPageOnly('?page=9', '?page=2&sortBy=name', users)).toBe(false);
  });
});
