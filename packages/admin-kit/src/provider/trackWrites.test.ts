import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import type { ResourceDeclaration } from '../resources/defineResource.ts';
import { type FakeResponse, fakeService } from '../testing/fakeService.ts';
import { contractDataProvider } from './contractDataProvider.ts';

const deletable: ResourceDeclaration = {
  service: 'customerManagement',
  getOne: { call: 'GET /groups/{id}', request: ({ id }) => ({ path: { id } }), record: () => ({ id: 'a', name: 'fetched' }) },
  update: { call: 'PUT /userSubscriptionPeriods/{id}', request: ({ id }) => ({ path: { id } }) },
  create: { call: 'POST /users/{uid}/restore', request: () => ({ path: { uid: 'z' } }), record: () => ({ id: 'z' }) },
  delete: { call: 'DELETE /groups/{id}', request: ({ id }) => ({ path: { id } }) },
};
const resources: Record<string, ResourceDeclaration> = {
  groups: deletable,
  members: { service: 'customerManagement', dependsOn: ['groups'] },
  history: { service: 'customerManagement', dependsOn: '*' },
  books: { service: 'library' },
};

/** A panel that shows the lists of all resources and a group, and how often each was fetched. */
async function shown(...responses: readonly FakeResponse[]) {
  const { clients } = fakeService(...responses);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const provider = contractDataProvider({ clients, resources, queryClient, report: vi.fn() });
  const fetched: Record<string, number> = {};
  const show = (name: string, verb: string, params: object) => {
    const key = `${name} ${verb}`;
    const queryFn = async () => {
      fetched[key] = (fetched[key] ?? 0) + 1;
      return { id: 'a', name: 'first' };
    };
    const observer = new QueryObserver(queryClient, { queryKey: [name, verb, params], queryFn, staleTime: 600_000 });
    observer.subscribe(() => {});
    return observer;
  };
  for (const name of Object.keys(resources)) show(name, 'getList', { pagination: { page: 1 } });
  const record = show('groups', 'getOne', { id: 'a', meta: undefined });
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return { provider, fetched, record, queryClient };
}

describe('what a write makes stale', () => {
  test('after a write its own lists and those that depend on it are fetched again, and no others', async () => {
    const { provider, fetched } = await shown();
    await provider.update('groups', { id: 'b', data: {}, previousData: {} });
    expect(fetched).toEqual({ 'groups getList': 2, 'members getList': 2, 'history getList': 2, 'books getList': 1, 'groups getOne': 2 });
  });

  test('a write settles when what it made stale is shown anew', async () => {
    const { provider, queryClient } = await shown();
    await provider.update('groups', { id: 'b', data: {}, previousData: {} });
    expect(queryClient.isFetching()).toBe(0);
  });

  test('the record that an update has fetched is shown without another request', async () => {
    const { provider, fetched, record } = await shown();
    await provider.update('groups', { id: 'a', data: {}, previousData: {} });
    expect(fetched['groups getOne']).toBe(1);
    expect(record.getCurrentResult().data).toEqual({ id: 'a', name: 'fetched' });
  });

  test('a list that was still loading when the write was done is fetched again', async () => {
    const { provider, queryClient } = await shown();
    const early = Promise.withResolvers<string>();
    const responses = [early.promise, Promise.resolve('with the write')];
    const slow = new QueryObserver(queryClient, { queryKey: ['members', 'getList', { page: 2 }], queryFn: () => responses.shift() });
    slow.subscribe(() => {});
    const write = provider.update('groups', { id: 'b', data: {}, previousData: {} });
    early.resolve('without the write');
    await write;
    expect(slow.getCurrentResult().data).toBe('with the write');
  });

  test('a failed write makes nothing stale', async () => {
    const { provider, fetched } = await shown(() => Response.json({ name: 'Error', message: 'No.' }, { status: 400 }));
    await expect(provider.update('groups', { id: 'b', data: {}, previousData: {} })).rejects.toThrow();
    expect(fetched['groups getList']).toBe(1);
  });

  test('a record that could not be fetched after its update is fetched by the page that shows it', async () => {
    const done = () => new Response(null, { status: 204 });
    const { provider, fetched } = await shown(done, () => Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }));
    await provider.update('groups', { id: 'a', data: {}, previousData: {} });
    expect(fetched['groups getOne']).toBe(2);
  });

  test('a create whose page is left fetches nothing', async () => {
    const { provider, fetched } = await shown();
    await provider.create('groups', { data: {}, meta: { leavesPage: true } });
    expect(fetched['groups getList']).toBe(1);
  });

  test('a deleted record is not fetched again', async () => {
    const { provider, fetched, queryClient } = await shown();
    await provider.delete('groups', { id: 'a' });
    expect([fetched['groups getList'], fetched['groups getOne']]).toEqual([2, 1]);
    expect(queryClient.getQueryData(['groups', 'getOne', { id: 'a', meta: undefined }])).toBeUndefined();
  });

  test('a delete whose page is left fetches nothing, and the next page fetches what is stale', async () => {
    const { provider, fetched, queryClient } = await shown();
    await provider.delete('groups', { id: 'a', meta: { leavesPage: true } });
    expect(fetched['members getList']).toBe(1);
    expect(queryClient.getQueryState(['members', 'getList', { pagination: { page: 1 } }])?.isInvalidated).toBe(true);
  });

  test('writes at the same time fetch each list once, although one of them fails', async () => {
    const { provider, fetched } = await shown(
      () => new Response(null, { status: 204 }),
      () => Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }),
    );
    await expect(provider.deleteMany('groups', { ids: ['b', 'c', 'd', 'e', 'f', 'g'] })).rejects.toThrow('1 of 6');
    expect(fetched['groups getList']).toBe(2);
  });
});
