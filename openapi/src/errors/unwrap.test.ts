import { describe, expect, expectTypeOf, test } from 'vitest';
import { serviceClient } from '../clients/serviceClient.ts';
import type { User } from '../entities.ts';
import { ServiceError } from './ServiceError.ts';
import { unwrap } from './unwrap.ts';

const answering = (status: number, body?: unknown) =>
  serviceClient('customerManagement', {
    baseUrl: 'http://service.example',
    retryDelay: () => 0,
    fetch: async () => (body === undefined ? new Response(null, { status }) : Response.json(body, { status })),
  });

const read = { uid: '', name: '' };
const getUser = (client: ReturnType<typeof answering>) => client.GET('/users/{uid}', { params: { path: { uid: 'se-user-1' } } });

const thrownBy = async (status: number, body?: unknown) => {
  const result = await getUser(answering(status, body));
  try {
    unwrap(result, read);
  } catch (error) {
    if (error instanceof ServiceError) return error;
  }
  return undefined;
};

describe('unwrap', () => {
  test('unwrap returns the data in the type of the contract', { tags: ['admin §7 Answers.1', 'reader §8.26'] }, async () => {
    const user = unwrap(await getUser(answering(200, { uid: 'se-user-1', name: 'Elsa Ek' })), read);
    expectTypeOf(user).toEqualTypeOf<User>();
    expect(user).toMatchObject({ name: 'Elsa Ek' });
  });

  test('unwrap returns undefined for a response without a body', { tags: ['admin §7 Answers.2'] }, async () => {
    const init = { params: { path: { uid: 'se-user-1', groupId: 'se-group-1' } } };
    const response = await answering(204).PUT('/users/{uid}/groups/{groupId}', init);
    expect(() => unwrap(response)).not.toThrow();
    const nothing = unwrap(response);
    expectTypeOf(nothing).toEqualTypeOf<undefined>();
    expect(nothing).toBeUndefined();
  });

  test('unwrap throws forbidden for a 403, whatever its body, but for a login that is too long ago', async () => {
    expect(await thrownBy(403, { name: 'NotYours', message: 'No.' })).toMatchObject({ status: 403, name: 'forbidden', message: 'No.' });
    expect(await thrownBy(403, { name: 'ReauthenticationRequired', message: 'No.' })).toMatchObject({ name: 'ReauthenticationRequired' });
    expect(await thrownBy(403)).toMatchObject({ status: 403, name: 'forbidden' });
  });

  test('unwrap throws not_found for a 404', async () => {
    expect(await thrownBy(404, { name: 'not_found', message: 'Gone.' })).toMatchObject({ status: 404, name: 'not_found' });
  });

  test('unwrap throws the name and the attributes of a 400', { tags: ['admin §8.8'] }, async () => {
    const attributes = [{ attribute: 'schoolAssociations', reason: 'minItems' }];
    const error = await thrownBy(400, { name: 'ValidationError', message: 'At least one.', attributes });
    expect(error).toMatchObject({ status: 400, name: 'ValidationError', message: 'At least one.', attributes });
  });

  test('unwrap throws a 429 with the seconds after which the call can be tried again', async () => {
    const client = serviceClient('customerManagement', {
      baseUrl: 'http://service.example',
      fetch: async () =>
        Response.json({ name: 'TooManyRequestsError', message: 'Wait.' }, { status: 429, headers: { 'Retry-After': '30' } }),
    });
    const result = await getUser(client);
    expect(() => unwrap(result, read)).toThrowError(expect.objectContaining({ status: 429, name: 'TooManyRequestsError', retryAfter: 30 }));
  });

  test('unwrap reads the two members of a sync failure', { tags: ['admin §4 Sync.1', 'admin §8.19'] }, async () => {
    const error = await thrownBy(409, { errorMessage: 'A sync is running.', errorType: 'SyncRunning' });
    expect(error).toMatchObject({ status: 409, name: 'SyncRunning', message: 'A sync is running.', attributes: [] });
  });

  test('unwrap names the status where the body is not ours', async () => {
    const client = serviceClient('customerManagement', {
      baseUrl: 'http://service.example',
      fetch: async () => new Response('<h1>Request too large</h1>', { status: 413 }),
    });
    const result = await getUser(client);
    expect(() => unwrap(result, read)).toThrowError(expect.objectContaining({ status: 413, name: 'status_413' }));
  });

  test('unwrap leaves out attributes that do not fit the contract', async () => {
    const error = await thrownBy(400, { name: 'ValidationError', message: '', attributes: ['email', { attribute: 'email' }] });
    expect(error).toMatchObject({ name: 'ValidationError', attributes: [], message: 'The service answered with the status 400.' });
  });
});
