import { describe, expect, test } from 'vitest';
import { NetworkError } from '../errors/NetworkError.ts';
import { unwrap } from '../errors/unwrap.ts';
import { type ScriptedResponse, scriptedFetch, status } from './scriptedFetch.ts';
import { serviceClient } from './serviceClient.ts';

const baseUrl = 'http://service.example';
const retryDelay = () => 0;
const registration = { firstname: 'Maja', lastname: 'Holm', email: 'maja@example.se', password: 'en-lang-mening', country: 'se' } as const;
const path = { uid: 'se-user-1' };

const account = (...responses: ScriptedResponse[]) => {
  const script = scriptedFetch(...responses);
  return { ...script, client: serviceClient('account', { baseUrl, retryDelay, fetch: script.fetch }) };
};

const customerManagement = (...responses: ScriptedResponse[]) => {
  const script = scriptedFetch(...responses);
  return { ...script, client: serviceClient('customerManagement', { baseUrl, retryDelay, fetch: script.fetch }) };
};

describe('a failing call', () => {
  test('a call is retried three times on network errors and then fails with a NetworkError', {
    tags: ['shell §7.3', 'shell §9.3', 'admin §7 Answers.4'],
  }, async () => {
    const { client, requests } = account('network error', 'network error', 'network error', 'network error', Response.json({}));
    const rejected = client.GET('/me');
    await expect(rejected).rejects.toBeInstanceOf(NetworkError);
    await expect(rejected).rejects.toMatchObject({ cause: expect.any(TypeError), message: 'No answer from http://service.example' });
    expect(requests).toHaveLength(4);
  });

  test('a call succeeds when the network returns before the third retry ends', async () => {
    const { client, requests } = account('network error', 'network error', 'network error', Response.json({ uid: 'se-user-1' }));
    expect((await client.GET('/me')).data).toMatchObject({ uid: 'se-user-1' });
    expect(requests).toHaveLength(4);
  });

  test('a call is retried three times on 5xx responses and then returns the last one', {
    tags: ['shell §7.4', 'admin §7 Answers.5'],
  }, async () => {
    const { client, requests } = account(status(500), status(502), status(503), status(504), Response.json({}));
    expect((await client.GET('/me')).response.status).toBe(504);
    expect(requests).toHaveLength(4);
  });

  test.each([400, 401, 403, 404, 409, 412, 429])('a call is not retried after a %i', async (code) => {
    const { client, requests } = account(status(code), Response.json({}));
    expect((await client.GET('/me')).response.status).toBe(code);
    expect(requests).toHaveLength(1);
  });

  test('a call sends the same body and the same Idempotency-Key on every attempt', async () => {
    const { client, requests, header } = account('network error', status(503), status(201));
    await client.POST('/register', { body: registration });
    const bodies = await Promise.all(requests.map((request) => request.json()));
    expect(bodies).toEqual([registration, registration, registration]);
    const keys = header('Idempotency-Key');
    expect(keys).toEqual([expect.any(String), keys[0], keys[0]]);
  });

  test('a write sends the ETag that was read on every attempt, and a 412 is a ServiceError', async () => {
    const user = Response.json({ uid: path.uid }, { headers: { ETag: '"roles"' } });
    const changed = Response.json({ name: 'PreconditionFailedError', message: 'Somebody else has changed this.' }, { status: 412 });
    const { client, requests, header } = customerManagement(user, 'network error', status(503), changed);
    const tag = (await client.GET('/users/{uid}', { params: { path } })).response.headers.get('ETag') ?? '';
    const params = { path, header: { 'If-Match': tag } };
    const body = { schoolAssociations: [{ schoolUid: 'se-school-2', role: 'student' as const }] };
    const result = await client.PUT('/users/{uid}/schoolUnits', { params, body });
    expect(() => unwrap(result)).toThrow(expect.objectContaining({ status: 412, name: 'PreconditionFailedError', attributes: [] }));
    expect(header('If-Match').slice(1)).toEqual(['"roles"', '"roles"', '"roles"']);
    expect(requests).toHaveLength(4);
  });

  test('a call waits the given delay before each retry', async () => {
    const script = scriptedFetch(status(500), 'network error', status(500));
    const attempts: number[] = [];
    const client = serviceClient('account', {
      baseUrl,
      fetch: script.fetch,
      retryDelay: (attempt) => {
        attempts.push(attempt);
        return 0;
      },
    });
    await client.GET('/me');
    expect(attempts).toEqual([0, 1, 2]);
  });
});

describe('a call without a body in its answer', () => {
  test.each([204, 205])(
    'an answer with the status %i is no network error where the browser gives it an empty body, as Chromium does',
    async (code) => {
      const answer = Object.defineProperty(new Response(null, { status: code }), 'body', { value: new ReadableStream() });
      const { client, requests } = customerManagement(answer);
      expect(await client.DELETE('/users/{uid}', { params: { path } }).catch((error: unknown) => error)).not.toBeInstanceOf(NetworkError);
      expect(requests).toHaveLength(1);
    },
  );
});

describe('an aborted call', () => {
  test('an aborted call is not retried and rejects with its reason', async () => {
    const { client, requests } = account('network error');
    const rejected = client.GET('/me', { signal: AbortSignal.abort(new Error('left the page')) });
    await expect(rejected).rejects.toThrow('left the page');
    expect(requests.length).toBeLessThanOrEqual(1);
  });

  test('an abort ends the wait for a retry', async () => {
    const script = scriptedFetch('network error');
    const abort = new AbortController();
    const client = serviceClient('account', {
      baseUrl,
      fetch: script.fetch,
      retryDelay: () => {
        abort.abort(new Error('left the page'));
        return 60_000;
      },
    });
    await expect(client.GET('/me', { signal: abort.signal })).rejects.toThrow('left the page');
    expect(script.requests).toHaveLength(1);
  });
});

describe('a DELETE', () => {
  test('a DELETE whose retry gets 404 counts as a success', async () => {
    const { client, requests } = customerManagement('network error', status(404));
    const { response, data } = await client.DELETE('/users/{uid}', { params: { path } });
    expect(response.ok).toBe(true);
    expect(data).toBeUndefined();
    expect(requests).toHaveLength(2);
  });

  test('a DELETE whose first attempt gets 404 does not count as a success', async () => {
    const { client } = customerManagement(status(404));
    expect((await client.DELETE('/users/{uid}', { params: { path } })).response.status).toBe(404);
  });

  test('a retried GET that gets 404 does not count as a success', async () => {
    const { client } = customerManagement('network error', status(404));
    expect((await client.GET('/users/{uid}', { params: { path } })).response.status).toBe(404);
  });
});

describe('a 401', () => {
  const signedIn = (fetch: typeof globalThis.fetch, refreshed: (string | undefined)[]) => {
    const calls = { refresh: 0 };
    const client = serviceClient('account', {
      baseUrl,
      retryDelay,
      fetch,
      getAccessToken: async () => 'old',
      refreshAccessToken: async () => refreshed[calls.refresh++],
    });
    return { client, calls };
  };

  test('a call that gets 401 refreshes the token and is repeated once with the new one', async () => {
    const { fetch, header, requests } = scriptedFetch(status(401), status(204));
    const { client } = signedIn(fetch, ['new']);
    const { response } = await client.POST('/email/confirmValidation', { body: { confirmUrl: 'https://realmkit.se/' } });
    expect(response.status).toBe(204);
    expect(header('Authorization')).toEqual(['Bearer old', 'Bearer new']);
    expect(header('Idempotency-Key')[1]).toBe(header('Idempotency-Key')[0]);
    expect(await requests[1]?.json()).toEqual({ confirmUrl: 'https://realmkit.se/' });
  });

  test('a call returns the 401 when the repeated call gets it too', async () => {
    const { fetch, requests } = scriptedFetch(status(401), status(401));
    const { client, calls } = signedIn(fetch, ['new', 'newer']);
    expect((await client.GET('/me')).response.status).toBe(401);
    expect([requests.length, calls.refresh]).toEqual([2, 1]);
  });

  test('a call returns the 401 when there is no new token', async () => {
    const { fetch, requests } = scriptedFetch(status(401));
    const { client } = signedIn(fetch, [undefined]);
    expect((await client.GET('/me')).response.status).toBe(401);
    expect(requests).toHaveLength(1);
  });

  test('a call refreshes no token when its operation takes none', async () => {
    const { fetch } = scriptedFetch(status(401));
    const { client, calls } = signedIn(fetch, ['new']);
    expect((await client.POST('/register', { body: registration })).response.status).toBe(401);
    expect(calls.refresh).toBe(0);
  });

  test('a call fails with the error of the refresh when the refresh fails', async () => {
    const { fetch } = scriptedFetch(status(401));
    const offline = async () => {
      throw new NetworkError('http://auth.example/v2/token', new TypeError('fetch failed'));
    };
    const client = serviceClient('account', { baseUrl, fetch, getAccessToken: async () => 'old', refreshAccessToken: offline });
    await expect(client.GET('/me')).rejects.toThrow('No answer from http://auth.example');
  });
});
