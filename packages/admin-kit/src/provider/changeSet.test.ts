import { QueryClient } from '@tanstack/react-query';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { defineResource } from '../resources/defineResource.ts';
import { UnsupportedVerbError } from '../resources/errors.ts';
import { errorResponse, type FakeResponse, fakeService } from '../testing/fakeService.ts';
import { contractDataProvider } from './contractDataProvider.ts';
import { type TypedDataProvider, typedDataProvider } from './typedDataProvider.ts';

const resources = {
  personGroups: defineResource('controlPanel', {
    set: {
      read: 'GET /v2/users/{userId}/groups',
      answer: { values: [{ id: 0 }] },
      write: 'PUT /v1/users/{userId}/groups',
      readRequest: ({ id }) => ({ path: { userId: Number(id) } }),
      members: ({ values }) => values.map(({ id }) => id),
      writeRequest: ({ id, members }) => ({ path: { userId: Number(id) }, body: { data: [...members] } }),
      isSame: (one, other) => one === other,
    },
  }),
  organizations: defineResource('controlPanel', {}),
};

function panel(...responses: readonly FakeResponse[]) {
  const { clients, requests } = fakeService(...responses);
  const provider = contractDataProvider({ clients, resources, queryClient: new QueryClient(), report: vi.fn() });
  return { provider: typedDataProvider<typeof resources>(provider), requests };
}

const groups =
  (ids: readonly number[], etag?: string): FakeResponse =>
  () =>
    Response.json({ values: ids.map((id) => ({ id })) }, etag === undefined ? {} : { headers: { ETag: etag } });
const written = () => new Response(null, { status: 204 });
const changed = errorResponse(412, { name: 'PreconditionFailedError', message: 'Somebody else has changed this.' });
const writes = (requests: ReturnType<typeof panel>['requests']) =>
  requests.filter(({ line }) => line.startsWith('PUT')).map(({ body, ifMatch }) => [body, ifMatch]);

test('a change is merged into the set that the service has now, and is written on that set only', async () => {
  const { provider, requests } = panel(groups([1, 2], '"a"'), written);
  await provider.changeSet('personGroups', { id: 7, add: [3], remove: [1] });
  expect(requests.map(({ line }) => line)).toEqual(['GET /v2/users/7/groups', 'PUT /v1/users/7/groups']);
  expect(writes(requests)).toEqual([[{ data: [2, 3] }, '"a"']]);
});

test('a change that meets another one is merged again, so that neither undoes the other', async () => {
  const { provider, requests } = panel(groups([1], '"a"'), changed, groups([1, 5], '"b"'), written);
  await provider.changeSet('personGroups', { id: 7, add: [3] });
  expect(writes(requests)).toEqual([
    [{ data: [1, 3] }, '"a"'],
    [{ data: [1, 5, 3] }, '"b"'],
  ]);
});

test('a service without ETags gets the merged set without a condition', async () => {
  const { provider, requests } = panel(groups([1]), written);
  await provider.changeSet('personGroups', { id: 7, add: [3] });
  expect(writes(requests)).toEqual([[{ data: [1, 3] }, null]]);
});

test('a change gives up after five sets that were changed in between', async () => {
  const { provider, requests } = panel(...Array.from({ length: 5 }, () => [groups([1], '"a"'), changed]).flat());
  await expect(provider.changeSet('personGroups', { id: 7, add: [3] })).rejects.toMatchObject({ status: 412 });
  expect(writes(requests)).toHaveLength(5);
});

test('a change that the service refuses is not repeated', async () => {
  const { provider, requests } = panel(groups([1], '"a"'), errorResponse(403, { name: 'forbidden', message: 'No.' }));
  await expect(provider.changeSet('personGroups', { id: 7, add: [3] })).rejects.toMatchObject({ status: 403, message: 'forbidden' });
  expect(writes(requests)).toHaveLength(1);
});

test('a resource without a set cannot be changed so, and does not compile', async () => {
  const { provider, requests } = panel();
  // The members of a set that does not exist are of the type never.
  expectTypeOf<Parameters<TypedDataProvider<typeof resources>['changeSet']>[0]>().toEqualTypeOf<'personGroups' | 'organizations'>();
  await expect(provider.changeSet('organizations', { id: 7 })).rejects.toBeInstanceOf(UnsupportedVerbError);
  expect(requests).toEqual([]);
});
