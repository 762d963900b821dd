import { NetworkError } from '@realmkit/openapi';
import { QueryClient } from '@tanstack/react-query';
import { type DataProvider, HttpError } from 'ra-core';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { defineResource } from '../resources/defineResource.ts';
import { PartialFailureError, UnsupportedVerbError } from '../resources/errors.ts';
import { errorResponse, type FakeResponse, fakeService, page } from '../testing/fakeService.ts';
import { contractDataProvider } from './contractDataProvider.ts';
import { type TypedDataProvider, typedDataProvider } from './typedDataProvider.ts';

const withUid = <Item extends { readonly uid: string }>(item: Item) => ({ ...item, id: item.uid });

const read = { uid: '', name: '' };

const groups = defineResource('customerManagement', {
  getList: {
    call: 'GET /groups',
    answer: { data: [read] },
    request: ({ page: number, size, sort, q, filter }) => ({
      query: { page: number, size, sort: `${sort.field},${sort.order}`, ...(q && { q }), filters: JSON.stringify(filter) },
    }),
    rows: ({ data }) => data.map(withUid),
  },
  getOne: { call: 'GET /groups/{id}', answer: read, request: ({ id }) => ({ path: { id: String(id) } }), record: withUid },
  create: { call: 'PUT /groups', answer: { uid: '' }, request: ({ data }) => ({ body: data }), record: withUid },
  update: { call: 'PATCH /groups/{id}', answer: {}, request: ({ id, data }) => ({ path: { id: String(id) }, body: data }) },
  delete: { call: 'DELETE /groups/{id}', request: ({ id }) => ({ path: { id: String(id) } }) },
});

const resources = {
  groups,
  /** A resource of which the contract has a list only. */
  userGroups: defineResource('customerManagement', {
    dependsOn: ['groups'],
    getList: {
      call: 'GET /userGroups',
      answer: { data: [{ userUid: '' }] },
      request: () => ({}),
      rows: ({ data }) => data.map((link) => ({ ...link, id: link.userUid })),
      countsRows: true,
    },
  }),
  schoolUnits: defineResource('customerManagement', {
    getOne: { call: 'GET /schoolUnits/{id}', answer: read, request: ({ id }) => ({ path: { id: String(id) } }), record: withUid },
    update: {
      call: 'PATCH /schoolUnits/{id}',
      answer: read,
      request: ({ id, data }) => ({ path: { id: String(id) }, body: data }),
      record: withUid,
    },
  }),
  students: defineResource('controlPanel', {
    create: {
      call: 'POST /{apiVersion}/{type}',
      request: ({ data }) => ({ path: { apiVersion: 'v2' as const, type: 'students' as const }, body: data }),
      record: (_, { location }) => ({ id: Number(location) }),
    },
  }),
  users: defineResource('customerManagement', {
    getOne: { call: 'GET /users/{uid}', answer: read, request: ({ id }) => ({ path: { uid: String(id) } }), record: withUid },
    restore: { call: 'POST /users/{uid}/restore', request: ({ id }) => ({ path: { uid: String(id) } }) },
  }),
};

function panel(...responses: readonly FakeResponse[]) {
  const service = fakeService(...responses);
  const report = vi.fn();
  const queryClient = new QueryClient();
  const provider = contractDataProvider({ clients: service.clients, resources, queryClient, report });
  return { ...service, provider, report, queryClient };
}

const group = { uid: 'se-group-1', name: 'Klass 2B' };
const one = (body: object) => () => Response.json(body);
const nothing = () => new Response(null, { status: 204 });
const lines = (requests: readonly { readonly line: string }[]) => requests.map(({ line }) => line);
const firstTen = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'DESC' as const }, filter: {} };

describe('the verbs of a resource', () => {
  test('getList sends the page, the size, the sort, the search and the filters as the declaration says', async () => {
    const { provider, requests } = panel(page([group], { totalItems: 31 }));
    const filter = { schoolUid: 'se-school-2', q: ' 2b ' };
    const params = { pagination: { page: 3, perPage: 25 }, sort: { field: 'name', order: 'ASC' as const }, filter };
    expect(await provider.getList('groups', params)).toEqual({ data: [{ ...group, id: 'se-group-1' }], total: 31 });
    expect(requests).toMatchObject([
      { line: 'GET /groups', query: { page: '3', size: '25', sort: 'name,asc', q: '2b', filters: '{"schoolUid":"se-school-2"}' } },
    ]);
  });

  test('getManyReference is the list with the reference among its filters', async () => {
    const { provider, requests } = panel(page([group]));
    await provider.getManyReference('groups', { ...firstTen, target: 'schoolUid', id: 'se-school-2' });
    expect(requests).toMatchObject([{ line: 'GET /groups', query: { filters: '{"schoolUid":"se-school-2"}' } }]);
  });

  test('getOne sends the id encoded in the path', async () => {
    const { provider, requests } = panel(one(group));
    expect(await provider.getOne('groups', { id: 'a/b c' })).toEqual({ data: { ...group, id: 'se-group-1' } });
    expect(lines(requests)).toEqual(['GET /groups/a%2Fb%20c']);
  });

  test('getMany reads records one by one and leaves out those that are gone', async () => {
    const { provider, requests } = panel(one(group), errorResponse(404));
    expect(await provider.getMany('groups', { ids: ['se-group-1', 'x'] })).toEqual({ data: [{ ...group, id: 'se-group-1' }] });
    expect(lines(requests)).toEqual(['GET /groups/se-group-1', 'GET /groups/x']);
  });

  test('create uses the method of the contract, even if that is PUT', async () => {
    const { provider, requests } = panel(() => Response.json({ uid: 'se-group-9' }, { status: 201 }));
    const data = { schoolUid: 'se-school-2', name: 'Kören' };
    expect(await provider.create('groups', { data })).toEqual({ data: { uid: 'se-group-9', id: 'se-group-9' } });
    expect(requests).toMatchObject([{ line: 'PUT /groups', body: data }]);
  });

  test('create takes the id of the Location header where the response has no body', async () => {
    const headers = { Location: '/v2/students/4711', 'content-length': '0' };
    const { provider, requests } = panel(() => new Response(null, { status: 201, headers }));
    const data = { data: { username: 'maja', name: 'Maja', organizations: [{ id: 1 }] } };
    expect(await provider.create('students', { data })).toEqual({ data: { id: 4711 } });
    expect(requests).toMatchObject([{ line: 'POST /v2/students', body: data }]);
  });

  test('update sends PATCH where the contract has PATCH, and returns the record that is fetched again', async () => {
    const { provider, requests } = panel(one({}), one({ ...group, name: 'Klass 3B' }));
    const params = { id: 'se-group-1', data: { name: 'Klass 3B' }, previousData: group };
    expect(await provider.update('groups', params)).toEqual({ data: { uid: 'se-group-1', name: 'Klass 3B', id: 'se-group-1' } });
    expect(requests).toMatchObject([{ line: 'PATCH /groups/se-group-1', body: { name: 'Klass 3B' } }, { line: 'GET /groups/se-group-1' }]);
  });

  test('an update that is done counts as done although the record cannot be fetched again', async () => {
    const { provider } = panel(one({}), errorResponse(403, { name: 'forbidden', message: 'No.' }));
    const params = { id: 'se-group-1', data: { name: 'Klass 3B' }, previousData: { ...group, id: 'se-group-1' } };
    expect(await provider.update('groups', params)).toEqual({ data: { ...group, id: 'se-group-1', name: 'Klass 3B' } });
  });

  test('an update replaces the cached record, and neither its neighbours nor a record of the same id of another kind', async () => {
    const { provider, queryClient } = panel(one({}), one({ ...group, name: 'Klass 3B' }));
    const key = (name: string, id: string) => [name, 'getOne', { id }];
    const keys = [key('groups', 'se-group-1'), key('groups', 'se-group-2'), key('schoolUnits', 'se-group-1')];
    for (const each of keys) queryClient.setQueryData(each, { name: 'Klass 2B' });
    await provider.update('groups', { id: 'se-group-1', data: { name: 'Klass 3B' }, previousData: group });
    const names = keys.map((each) => queryClient.getQueryData<{ readonly name: string }>(each)?.name);
    expect(names).toEqual(['Klass 3B', 'Klass 2B', 'Klass 2B']);
  });

  test('a delete removes the record from the cache, and none of its neighbours', async () => {
    const { provider, queryClient } = panel();
    const keys = ['se-group-1', 'se-group-2'].map((id) => ['groups', 'getOne', { id }]);
    for (const key of keys) queryClient.setQueryData(key, group);
    await provider.delete('groups', { id: 'se-group-1' });
    expect(keys.map((key) => queryClient.getQueryData(key))).toEqual([undefined, group]);
  });

  test('update returns the record of the response where the contract has one, without another request', async () => {
    const { provider, requests } = panel(one({ uid: 'se-school-2', name: 'Nya skolan' }));
    const params = { id: 'se-school-2', data: { name: 'Nya skolan' }, previousData: undefined };
    expect(await provider.update('schoolUnits', params)).toMatchObject({ data: { id: 'se-school-2', name: 'Nya skolan' } });
    expect(lines(requests)).toEqual(['PATCH /schoolUnits/se-school-2']);
  });

  test('delete returns the id although the response is empty', { tags: ['admin §7 Answers.3'] }, async () => {
    const { provider, requests } = panel();
    expect(await provider.delete('groups', { id: 'se-group-1' })).toEqual({ data: { id: 'se-group-1' } });
    expect(lines(requests)).toEqual(['DELETE /groups/se-group-1']);
  });

  test('updateMany and deleteMany send one request for each record', async () => {
    const { provider, requests } = panel(one({}), one({}), one(group), one(group));
    expect(await provider.updateMany('groups', { ids: ['a', 'b'], data: { name: 'x' } })).toEqual({ data: ['a', 'b'] });
    expect(lines(requests).filter((line) => line.startsWith('PATCH'))).toEqual(['PATCH /groups/a', 'PATCH /groups/b']);
    expect(await provider.deleteMany('groups', { ids: ['a', 'b'] })).toEqual({ data: ['a', 'b'] });
    expect(lines(requests).slice(-2)).toEqual(['DELETE /groups/a', 'DELETE /groups/b']);
  });

  test('a list without a total counts its rows where the declaration says so', async () => {
    const { provider } = panel(page([{ userUid: 'u' }], {}));
    expect((await provider.getList('userGroups', firstTen)).total).toBe(1);
  });

  test.each([
    [1, 9, {}, { hasNextPage: false, hasPreviousPage: false }],
    [1, 10, {}, { hasNextPage: true, hasPreviousPage: false }],
    [2, 10, { totalItems: -1 }, { hasNextPage: true, hasPreviousPage: true }],
    [2, 0, { totalItems: -1 }, { hasNextPage: false, hasPreviousPage: true }],
  ])(
    'page %i of another list, with %i rows of ten and no total, tells whether there may be more pages',
    { tags: ['admin §4 List failure.5'] },
    async (number, count, meta, pageInfo) => {
      const rows = Array.from({ length: count }, (_, index) => ({ uid: `g${index}`, name: 'Klass' }));
      const { provider } = panel(page(rows, meta));
      const result = await provider.getList('groups', { ...firstTen, pagination: { page: number, perPage: 10 } });
      expect(result).toMatchObject({ pageInfo });
      expect(result.total).toBeUndefined();
    },
  );

  test('a list of all rows is loaded in pages of a hundred until the total is reached', {
    tags: ['admin §4 Bulk fetch.1', 'admin §9.5'],
  }, async () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({ uid: `g${index}`, name: 'Klass' }));
    const { provider, requests } = panel(page(rows, { totalItems: 101 }), page([group], { totalItems: 101 }));
    const { data, total } = await provider.getList('groups', { ...firstTen, pagination: { page: 1, perPage: 1000 } });
    expect([data.length, total]).toEqual([101, 101]);
    expect(requests.map(({ query }) => [query.page, query.size])).toEqual([
      ['1', '100'],
      ['2', '100'],
    ]);
  });
});

describe('restore', () => {
  test('restore sends the call of the contract and returns the record that is fetched again', async () => {
    const { provider, requests } = panel(() => new Response(null, { status: 204 }), one({ uid: 'se-user-7', name: 'Maja Holm' }));
    expect(await provider.restore('users', { id: 'se-user-7' })).toMatchObject({ data: { id: 'se-user-7', name: 'Maja Holm' } });
    expect(lines(requests)).toEqual(['POST /users/se-user-7/restore', 'GET /users/se-user-7']);
  });

  test('after a restore the lists of the resource are stale', async () => {
    const { provider, queryClient } = panel();
    queryClient.setQueryData(['users', 'getList', {}], { data: [], total: 0 });
    await provider.restore('users', { id: 'se-user-7' });
    expect(queryClient.getQueryState(['users', 'getList', {}])?.isInvalidated).toBe(true);
  });

  test('a restore that the service refuses is an HttpError, and the lists stay as they are', async () => {
    const { provider, queryClient } = panel(errorResponse(404, { name: 'not_found', message: 'No.' }));
    queryClient.setQueryData(['users', 'getList', {}], { data: [], total: 0 });
    await expect(provider.restore('users', { id: 'se-user-7' })).rejects.toMatchObject({ status: 404, message: 'not_found' });
    expect(queryClient.getQueryState(['users', 'getList', {}])?.isInvalidated).toBe(false);
  });
});

describe('a verb that a resource does not have', () => {
  const calls: Record<string, (provider: DataProvider) => Promise<unknown>> = {
    getList: (provider) => provider.getList('students', firstTen),
    getManyReference: (provider) => provider.getManyReference('students', { ...firstTen, target: 'id', id: 1 }),
    getOne: (provider) => provider.getOne('students', { id: 1 }),
    create: (provider) => provider.create('userGroups', { data: {} }),
    update: (provider) => provider.update('userGroups', { id: 1, data: {}, previousData: {} }),
    delete: (provider) => provider.delete('userGroups', { id: 1 }),
    restore: (provider) => provider.restore('userGroups', { id: 1 }),
  };

  test.each(Object.keys(calls))('%s is an error before any request, never a success', async (verb) => {
    const { provider, requests } = panel();
    await expect(calls[verb]?.(provider)).rejects.toBeInstanceOf(UnsupportedVerbError);
    expect(requests).toEqual([]);
  });

  test('getMany, updateMany and deleteMany fail for each record, before any request', async () => {
    const { provider, requests } = panel();
    for (const result of [
      provider.getMany('students', { ids: [1] }),
      provider.updateMany('userGroups', { ids: [1], data: {} }),
      provider.deleteMany('userGroups', { ids: [1] }),
    ]) {
      await expect(result).rejects.toMatchObject({ failures: new Map([[1, expect.any(UnsupportedVerbError)]]) });
    }
    expect(requests).toEqual([]);
  });

  test('writing to a resource without the verb does not compile', () => {
    expectTypeOf<Parameters<TypedDataProvider<typeof resources>['create']>[1]['data']>().not.toBeAny();
    const typed = typedDataProvider<typeof resources>(panel().provider);
    expectTypeOf(typed.create<'userGroups'>)
      .parameter(1)
      .toHaveProperty('data')
      .toBeNever();
    expectTypeOf(typed.create<'groups'>)
      .parameter(1)
      .toHaveProperty('data')
      .toHaveProperty('schoolUid')
      .toBeString();
    expectTypeOf(typed.getOne<'groups'>)
      .returns.resolves.toHaveProperty('data')
      .toHaveProperty('generateCode')
      .toBeBoolean();
  });
});

describe('several records of which some fail', () => {
  test('the failures are named by their ids, and the others are done', async () => {
    const { provider } = panel(nothing, errorResponse(403, { name: 'forbidden', message: 'No.' }), nothing);
    const result = provider.deleteMany('groups', { ids: ['a', 'b', 'c'] });
    await expect(result).rejects.toBeInstanceOf(PartialFailureError);
    await expect(result).rejects.toMatchObject({
      failures: new Map([['b', expect.objectContaining({ status: 403 })]]),
      done: ['a', 'c'],
      message: '1 of 3 records failed: b.',
    });
  });
});

describe('a failed call', () => {
  test.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'ConflictError'],
  ])('a response with the status %i becomes an HttpError with the message %s', { tags: ['admin §8.9'] }, async (status, name) => {
    const { provider } = panel(errorResponse(status, { name, message: 'In English, for developers' }));
    const result = provider.getOne('groups', { id: 'x' });
    await expect(result).rejects.toBeInstanceOf(HttpError);
    await expect(result).rejects.toMatchObject({ status, message: name });
  });

  const calls: Readonly<Record<string, (provider: DataProvider) => Promise<unknown>>> = {
    getList: (provider) => provider.getList('groups', firstTen),
    getOne: (provider) => provider.getOne('groups', { id: 'x' }),
    create: (provider) => provider.create('groups', { data: {} }),
    update: (provider) => provider.update('groups', { id: 'x', data: {}, previousData: {} }),
    delete: (provider) => provider.delete('groups', { id: 'x' }),
  };

  test.each(Object.keys(calls).flatMap((verb) => [[verb, 403, 'forbidden'] as const, [verb, 404, 'not_found'] as const]))(
    '%s that is answered with %i is %s, whatever the service calls it',
    { tags: ['admin §8.3', 'admin §8.6'] },
    async (verb, status, message) => {
      const { provider } = panel(errorResponse(status, { name: 'NotThisOne', message: 'No.' }));
      await expect(calls[verb]?.(provider)).rejects.toMatchObject({ status, message });
    },
  );

  test('the validation reasons of a service are in the body of the HttpError', async () => {
    const attributes = [{ attribute: 'name', reason: 'required' }];
    const { provider } = panel(errorResponse(400, { name: 'ValidationError', message: 'No name.', attributes }));
    const result = provider.create('groups', { data: {} });
    await expect(result).rejects.toMatchObject({ status: 400, message: 'ValidationError', body: { attributes } });
  });

  test('a network error stays a NetworkError', { tags: ['admin §8.29'] }, async () => {
    const down = () => Promise.reject(new TypeError('fetch failed'));
    const { provider } = panel(down, down, down, down);
    await expect(provider.getOne('groups', { id: 'x' })).rejects.toBeInstanceOf(NetworkError);
  });

  test('a failed list request is reported with its error', { tags: ['admin §8.10', 'admin §8.25'] }, async () => {
    const { provider, report } = panel(errorResponse(403, { name: 'forbidden', message: 'No.' }));
    await expect(provider.getList('groups', firstTen)).rejects.toMatchObject({ status: 403 });
    expect(report).toHaveBeenCalledExactlyOnceWith('Failed to load the list groups', expect.objectContaining({ status: 403 }));
  });

  test('a list request that was aborted is not reported', async () => {
    const { provider, report } = panel();
    await expect(provider.getList('groups', { ...firstTen, signal: AbortSignal.abort() })).rejects.toThrow();
    expect(report).not.toHaveBeenCalled();
  });

  test('a call of an unknown resource throws an error', async () => {
    await expect(panel().provider.getList('pirates', firstTen)).rejects.toThrow("no resource 'pirates'");
  });
});

test.each(['getList', 'getManyReference', 'getOne', 'getMany'] as const)('%s is aborted when its signal is', async (verb) => {
  const { provider, requests } = panel(() => new Promise<Response>(() => {}));
  const leaving = new AbortController();
  const { signal } = leaving;
  const params = { ...firstTen, target: 'x', id: 'a', ids: ['a'], signal };
  const left = provider[verb]('groups', params);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  leaving.abort();
  await expect(left).rejects.toThrow();
  expect(requests[0]?.signal.aborted).toBe(true);
});

test('the meta of a call reaches the declaration', async () => {
  const request = vi.fn(() => ({ path: { id: 'x' } }));
  const { clients } = fakeService(one(group));
  const declared = { groups: { ...groups, getOne: { call: 'GET /groups/{id}', request, record: () => ({ id: 'x' }) } } };
  const provider = contractDataProvider({ clients, resources: declared, queryClient: new QueryClient(), report: vi.fn() });
  await provider.getOne('groups', { id: 'x', meta: { embed: ['schoolUnit'] } });
  expect(request).toHaveBeenCalledWith({ id: 'x', meta: { embed: ['schoolUnit'] } });
});
