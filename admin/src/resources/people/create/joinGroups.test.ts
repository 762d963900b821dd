import { contractDataProvider, serviceErrorOf, typedDataProvider } from '@realmkit/admin-kit';
import { createFakeShell } from '@realmkit/shell/testing';
import { expect, test } from 'vitest';
import { resources } from '../../../dataProvider/resources.ts';
import type { PanelDataProvider } from '../../../dataProvider/usePanelDataProvider.ts';
import { joinGroups } from './joinGroups.ts';

const maja = { username: 'maja.holm', name: 'Maja Holm', organizations: [{ id: 4 }] };

async function service(...responses: Response[]) {
  const requests: string[] = [];
  const answer = async (request: Request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname.replace('/control-panel', '')} ${await request.text()}`);
    return responses[requests.length - 1] ?? new Response(null, { status: 204 });
  };
  const { clients, queryClient, report } = await createFakeShell({ app: 'admin', answer });
  return { provider: typedDataProvider<typeof resources>(contractDataProvider({ clients, resources, queryClient, report })), requests };
}

/** Adds a person to groups, as the page does. */
async function createPerson(provider: PanelDataProvider, type: 'students', data: typeof maja, groups: readonly number[]) {
  const created = await provider.create(type, { data: { data } });
  const id = Number(created.data.id);
  return { id, groupsError: await joinGroups(provider, id, groups) };
}

const created = (location = '/v2/students/71') => new Response(null, { status: 201, headers: { Location: location } });
const noGroups = () => Response.json({ values: [] });

test('the id of a new person is read from the Location header and used to set the groups', {
  tags: ['admin §4 User create.1', 'admin §4 User create.2'],
}, async () => {
  const { provider, requests } = await service(created(), noGroups());
  expect(await createPerson(provider, 'students', maja, [3, 5])).toEqual({ id: 71 });
  expect(requests).toEqual([
    `POST /v2/students ${JSON.stringify({ data: maja })}`,
    'GET /v2/users/71/groups ',
    'PUT /v1/users/71/groups {"data":[3,5]}',
  ]);
});

test('creating a person without groups makes no second request', async () => {
  const { provider, requests } = await service(created());
  await createPerson(provider, 'students', maja, []);
  expect(requests).toHaveLength(1);
});

test('an error while setting the groups is returned, and the person still exists', async () => {
  const errorResponse = Response.json({ name: 'ValidationError', message: 'No.', attributes: [] }, { status: 400 });
  const { provider } = await service(created(), noGroups(), errorResponse);
  await expect(createPerson(provider, 'students', maja, [3])).resolves.toMatchObject({ id: 71, groupsError: { status: 400 } });
});

test('a validation error while creating a person is passed on to the caller', async () => {
  const attributes = [{ attribute: 'username', reason: 'pattern' }];
  const { provider } = await service(Response.json({ name: 'ValidationError', message: 'No.', attributes }, { status: 400 }));
  const error = await createPerson(provider, 'students', maja, [3]).catch(serviceErrorOf);
  expect(error).toMatchObject({ status: 400, attributes });
});

test.each([
  ['no Location header', new Response(null, { status: 201 })],
  ['a Location header without an id', created('/v2/students/')],
  ['a Location header with a name for an id', created('/v2/students/new')],
])('a response to a new person with %s is rejected', async (_, response) => {
  const { provider, requests } = await service(response);
  await expect(createPerson(provider, 'students', maja, [3])).rejects.toThrow('did not say which number');
  expect(requests).toHaveLength(1);
});
