import { NetworkError, serviceClient } from '@realmkit/openapi';
import { HttpError } from 'ra-core';
import { describe, expect, test, vi } from 'vitest';
import { createDataProvider } from './createDataProvider.ts';

const user = {
  uid: 'se-user-7',
  userName: 'maja.holm',
  legacyId: 7,
  name: 'Maja Holm',
  identifiers: [],
  schoolAssociations: [{ schoolUid: 'se-school-2', schoolName: 'Björkskolan', role: 'student' }],
};

/** A data provider over a service that sends these responses in turn, and the requests that the service got. */
function panel(...responses: (() => Response | Promise<never>)[]) {
  const requests: { line: string; query: Record<string, string>; body: unknown; signal: AbortSignal }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.clone().text();
    requests.push({
      line: `${request.method} ${pathname}`,
      query: Object.fromEntries(searchParams),
      body: text ? JSON.parse(text) : undefined,
      signal: request.signal,
    });
    return (responses[requests.length - 1] ?? (() => new Response(null, { status: 204 })))();
  };
  const policies = { baseUrl: 'http://service.example', fetch, retryDelay: () => 0 };
  const clients = {
    customerManagement: serviceClient('customerManagement', policies),
    controlPanel: serviceClient('controlPanel', policies),
  };
  const report = vi.fn();
  return { provider: createDataProvider(clients, report), requests, report };
}

const page =
  (data: unknown[], meta: object = { totalItems: data.length }) =>
  () =>
    Response.json({ data, meta });
const errorResponse = (status: number, body: object) => () => Response.json(body, { status });
const firstTen = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'DESC' as const }, filter: {} };

describe('a list', () => {
  test('a list request has the page, size, sort, filters and search of the contract', async () => {
    const { provider, requests } = panel(page([user]));
    const filter = { role: 'student', q: ' maja ' };
    await provider.getList('users', { pagination: { page: 3, perPage: 25 }, sort: { field: 'name', order: 'ASC' }, filter });
    expect(requests).toMatchObject([
      { line: 'GET /users', query: { page: '3', size: '25', sort: 'name,asc', q: 'maja', filters: '{"role":"student"}' } },
    ]);
  });

  test('a list request has neither filters nor a search unless they were chosen', async () => {
    const { provider, requests } = panel(page([user]));
    await provider.getList('users', firstTen);
    expect(requests[0]?.query).toEqual({ page: '1', size: '10', sort: 'id,desc' });
  });

  test('every row of a list has an id', async () => {
    const { provider } = panel(page([user], { totalItems: 31 }));
    expect(await provider.getList('users', firstTen)).toEqual({ data: [{ ...user, id: 'se-user-7' }], total: 31 });
  });

  test('a list of groups includes the school unit of each group', async () => {
    const { provider, requests } = panel(page([]));
    await provider.getList('groups', firstTen);
    expect(requests).toMatchObject([{ line: 'GET /groups', query: { include: 'schoolUnit' } }]);
  });

  test('a list without a total reports only whether there may be a next page', async () => {
    const rows = Array.from({ length: 10 }, (_, index) => ({ ...user, uid: `se-user-${index}` }));
    const { provider } = panel(page(rows, {}));
    expect(await provider.getList('users', { ...firstTen, pagination: { page: 2, perPage: 10 } })).toMatchObject({
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    });
  });

  test('a list of school associations without a total counts its rows', async () => {
    const link = {
      userUid: 'se-user-7',
      schoolUid: 'se-school-2',
      userName: 'maja.holm',
      name: 'Maja Holm',
      schoolName: 'Björkskolan',
      role: 'student',
      active: true,
    };
    const { provider } = panel(page([link], {}));
    expect(await provider.getList('userSchoolUnits', firstTen)).toEqual({ data: [{ ...link, id: 'se-user-7/se-school-2' }], total: 1 });
  });

  test('a list of group memberships without a total counts its rows', async () => {
    const link = { userUid: 'se-user-7', groupUid: 'se-group-1', userName: 'maja.holm', name: 'Maja Holm', groupName: 'Klass 2B' };
    const { provider } = panel(page([link], {}));
    expect(await provider.getList('userGroups', firstTen)).toEqual({ data: [{ ...link, id: 'se-user-7/se-group-1' }], total: 1 });
  });

  test('a list of all rows is loaded in pages of a hundred until the total is reached', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({ ...user, uid: `se-user-${index}` }));
    const { provider, requests } = panel(page(rows, { totalItems: 101 }), page([user], { totalItems: 101 }));
    const { data, total } = await provider.getList('users', { ...firstTen, pagination: { page: 1, perPage: 1000 } });
    expect([data.length, total]).toEqual([101, 101]);
    expect(requests.map(({ query }) => [query.page, query.size])).toEqual([
      ['1', '100'],
      ['2', '100'],
    ]);
  });

  test('a list request is aborted when its signal is aborted', async () => {
    const { provider, requests } = panel(page([user]));
    const leaving = new AbortController();
    await provider.getList('users', { ...firstTen, signal: leaving.signal });
    leaving.abort();
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test('a failed list request is reported with its error', async () => {
    const { provider, report } = panel(errorResponse(403, { name: 'forbidden', message: 'No.' }));
    await expect(provider.getList('users', firstTen)).rejects.toMatchObject({ status: 403 });
    expect(report).toHaveBeenCalledExactlyOnceWith('Failed to load the list users', expect.objectContaining({ status: 403 }));
  });

  test('a list request that was aborted is not reported', async () => {
    const { provider, report } = panel();
    await expect(provider.getList('users', { ...firstTen, signal: AbortSignal.abort() })).rejects.toThrow();
    expect(report).not.toHaveBeenCalled();
  });

  test('a list of an unknown resource throws an error', async () => {
    await expect(panel().provider.getList('pirates', firstTen)).rejects.toThrow("no resource 'pirates'");
  });
});

describe('a single record', () => {
  test('a record is read by its encoded uid', async () => {
    const { provider, requests } = panel(() => Response.json(user));
    expect(await provider.getOne('users', { id: 'a/b c' })).toEqual({ data: { ...user, id: 'se-user-7' } });
    expect(requests).toMatchObject([{ line: 'GET /users/a%2Fb%20c' }]);
  });

  test('a deleted record has an id although the response is empty', async () => {
    const { provider, requests } = panel(() => new Response(null, { status: 200, headers: { 'content-length': '0' } }));
    expect(await provider.delete('users', { id: 'se-user-7' })).toEqual({ data: { id: 'se-user-7' } });
    expect(requests).toMatchObject([{ line: 'DELETE /users/se-user-7' }]);
  });

  test('several records are read one by one, because the contract has no list of uids', async () => {
    const { provider, requests } = panel(
      () => Response.json({ uid: 'a' }),
      () => Response.json({ uid: 'b' }),
    );
    expect(await provider.getMany('schoolUnits', { ids: ['a', 'b'] })).toEqual({
      data: [
        { uid: 'a', id: 'a' },
        { uid: 'b', id: 'b' },
      ],
    });
    expect(requests.map(({ line }) => line)).toEqual(['GET /schoolUnits/a', 'GET /schoolUnits/b']);
  });
});

describe('the history of a user', () => {
  test("the history of a user is read from the user's own path", async () => {
    const { provider, requests } = panel(page([{ id: 9 }]));
    const params = { ...firstTen, target: 'userUid', id: 'se-user-7' };
    expect(await provider.getManyReference('auditLogs', params)).toMatchObject({ data: [{ id: 9 }], total: 1 });
    expect(requests).toMatchObject([{ line: 'GET /users/se-user-7/auditLogs', query: { page: '1', size: '10' } }]);
  });
});

describe('school associations', () => {
  test('school associations are added and changed one by one, so that those added by others stay', async () => {
    const { provider, requests } = panel();
    await provider.addToSchoolUnit('se-user-7', { schoolUid: 'se-school-3', role: 'student', addToSubSchools: false });
    await provider.setRole('se-user-7', 'se-school-3', 'guardian');
    expect(requests).toMatchObject([
      { line: 'PUT /users/se-user-7/schoolUnits/se-school-3', body: { role: 'student' } },
      { line: 'PUT /users/se-user-7/schoolUnits/se-school-3', body: { role: 'guardian' } },
    ]);
  });

  test('school associations with all schools below are added to the current ones of the user', async () => {
    const { provider, requests } = panel(() => Response.json(user));
    await provider.addToSchoolUnit('se-user-7', { schoolUid: 'se-school-1', role: 'student', addToSubSchools: true });
    expect(requests).toMatchObject([
      { line: 'GET /users/se-user-7' },
      {
        line: 'PUT /users/se-user-7/schoolUnits',
        body: {
          schoolAssociations: [
            { schoolUid: 'se-school-2', role: 'student', addToSubSchools: false },
            { schoolUid: 'se-school-1', role: 'student', addToSubSchools: true },
          ],
        },
      },
    ]);
  });

  test('a school association that may not be removed rejects with the validation reasons', async () => {
    const attributes = [{ attribute: 'schoolAssociations', reason: 'minItems' }];
    const { provider } = panel(
      errorResponse(400, { name: 'ValidationError', message: 'A user must keep at least one organisation.', attributes }),
    );
    const removal = provider.removeFromSchoolUnit('se-user-7', 'se-school-2');
    await expect(removal).rejects.toBeInstanceOf(HttpError);
    await expect(removal).rejects.toMatchObject({ status: 400, message: 'ValidationError', body: { attributes } });
  });
});

describe('an error response', () => {
  test.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'ConflictError'],
  ])('a response with the status %i becomes an HttpError with the message %s', async (status, name) => {
    const { provider } = panel(errorResponse(status, { name, message: 'In English, for developers' }));
    const result = provider.getOne('users', { id: 'x' });
    await expect(result).rejects.toBeInstanceOf(HttpError);
    await expect(result).rejects.toMatchObject({ status, message: name });
  });

  test('a network error stays a NetworkError', async () => {
    const down = () => Promise.reject(new TypeError('fetch failed'));
    const { provider } = panel(down, down, down, down);
    await expect(provider.getOne('users', { id: 'x' })).rejects.toBeInstanceOf(NetworkError);
  });
});
