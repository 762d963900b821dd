import { serviceClient } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { createPerson, idFromLocation } from './createPerson.ts';

const maja = { username: 'maja.holm', name: 'Maja Holm', organizations: [{ id: 4 }] };

function service(...responses: Response[]) {
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`);
    return responses[requests.length - 1] ?? new Response(null, { status: 204 });
  };
  const controlPanel = serviceClient('controlPanel', { baseUrl: 'http://service.example', fetch, retryDelay: () => 0 });
  return { clients: { controlPanel }, requests };
}

const created = () => new Response(null, { status: 201, headers: { Location: '/v2/students/71' } });

test('the id of a new person is read from the Location header and used to set the groups', async () => {
  const { clients, requests } = service(created());
  expect(await createPerson(clients, 'students', maja, [3, 5])).toEqual({ id: 71 });
  expect(requests).toEqual([`POST /v2/students ${JSON.stringify({ data: maja })}`, 'PUT /v1/users/71/groups {"data":[3,5]}']);
});

test('creating a person without groups makes no second request', async () => {
  const { clients, requests } = service(created());
  await createPerson(clients, 'students', maja, []);
  expect(requests).toHaveLength(1);
});

test('an error while setting the groups is returned, and the person still exists', async () => {
  const errorResponse = Response.json({ name: 'ValidationError', message: 'No.', attributes: [] }, { status: 400 });
  const { clients } = service(created(), errorResponse);
  await expect(createPerson(clients, 'students', maja, [3])).resolves.toMatchObject({ id: 71, groupsError: { status: 400 } });
});

test('a validation error while creating a person is passed on to the caller', async () => {
  const attributes = [{ attribute: 'username', reason: 'pattern' }];
  const { clients } = service(Response.json({ name: 'ValidationError', message: 'No.', attributes }, { status: 400 }));
  await expect(createPerson(clients, 'students', maja, [3])).rejects.toMatchObject({ status: 400, attributes });
});

test.each([null, '', '/v2/students/', '/v2/students/new'])('the Location header %s is rejected because it contains no id', (location) => {
  expect(() => idFromLocation(location)).toThrow();
});
