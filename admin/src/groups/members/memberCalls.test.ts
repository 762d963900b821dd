import { serviceClient } from '@realmkit/openapi';
import { describe, expect, test } from 'vitest';
import { legacyMembers, managedMembers } from './memberCalls.ts';

function services(respond: (path: string) => unknown = () => undefined) {
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    requests.push([request.method, pathname, await request.text()].filter(Boolean).join(' '));
    const body = respond(pathname);
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body);
  };
  const policies = { baseUrl: 'http://service.example', fetch, retryDelay: () => 0 };
  return {
    clients: { controlPanel: serviceClient('controlPanel', policies), customerManagement: serviceClient('customerManagement', policies) },
    requests,
  };
}

const maja = { key: '5', name: 'Maja Holm', userName: 'maja.holm' };

describe('members of a group of the legacy service', () => {
  test('a member is removed from a legacy group by the PATCH of the group', async () => {
    const { clients, requests } = services();
    await legacyMembers(clients, 4, 2).remove(maja);
    expect(requests).toEqual(['PATCH /v1/groups/4 {"data":{"removeUsers":[5]}}']);
  });

  test('a member is added to a legacy group and stays in their other groups', async () => {
    const { clients, requests } = services((path) =>
      path.startsWith('/v2')
        ? { values: [{ id: 3, organization_id: 2, name: 'Klass 2A', type: 'class', selectable: true, removable: true }] }
        : undefined,
    );
    await legacyMembers(clients, 4, 2).add(maja);
    expect(requests).toEqual(['GET /v2/users/5/groups', 'PUT /v1/users/5/groups {"data":[3,4]}']);
  });
});

test('a member of a customer-management group is removed and added by inverse calls', async () => {
  const { clients, requests } = services();
  const calls = managedMembers(clients, 'se-group-1', 'se-school-2');
  await calls.remove({ ...maja, key: 'se-user-5' });
  await calls.add({ ...maja, key: 'se-user-5' });
  expect(requests).toEqual(['DELETE /users/se-user-5/groups/se-group-1', 'PUT /users/se-user-5/groups/se-group-1']);
});

test('all members are loaded in pages of a hundred', async () => {
  const row = { id: 5, attributes: { name: { value: 'Maja Holm' }, username: { value: 'maja.holm' } } };
  const { clients, requests } = services(() => ({ data: Array.from({ length: 100 }, () => row), meta: { totalItems: 200 } }));
  const { rows } = await legacyMembers(clients, 4, 2).list(new AbortController().signal);
  expect(rows).toHaveLength(200);
  expect(requests).toHaveLength(2);
});
