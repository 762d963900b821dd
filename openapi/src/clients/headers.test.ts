import { describe, expect, test } from 'vitest';
import { scriptedFetch, status } from './scriptedFetch.ts';
import { serviceClient } from './serviceClient.ts';

const baseUrl = 'http://service.example/base';
const getAccessToken = async () => 'token-1';
const registration = { firstname: 'Maja', lastname: 'Holm', email: 'maja@example.se', password: 'en-lang-mening', country: 'se' } as const;

describe('the headers of a call', () => {
  test('a call carries the bearer token, which may be there at once', { tags: ['shell §7.1', 'admin §7.1'] }, async () => {
    const { fetch, requests, header } = scriptedFetch();
    await serviceClient('account', { baseUrl, fetch, getAccessToken }).GET('/me');
    expect(requests[0]?.url).toBe('http://service.example/base/me');
    await serviceClient('account', { baseUrl, fetch, getAccessToken: () => 'token-2' }).GET('/me');
    expect(header('Authorization')).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  test('a call carries no bearer token while nobody is logged in', async () => {
    const { fetch, header } = scriptedFetch();
    await serviceClient('account', { baseUrl, fetch, getAccessToken: async () => undefined }).GET('/me');
    expect(header('Authorization')).toEqual([null]);
  });

  test('a call carries no bearer token to an operation that the contract leaves open', { tags: ['shell §7.2'] }, async () => {
    const { fetch, header } = scriptedFetch(status(201));
    await serviceClient('account', { baseUrl, fetch, getAccessToken }).POST('/register', { body: registration });
    await serviceClient('auth', { baseUrl, fetch, getAccessToken }).GET('/.well-known/jwks.json');
    expect(header('Authorization')).toEqual([null, null]);
  });

  test('a call carries the country where one is given', async () => {
    const { fetch, header } = scriptedFetch();
    await serviceClient('account', { baseUrl, fetch, country: 'se' }).GET('/me');
    await serviceClient('account', { baseUrl, fetch }).GET('/me');
    expect(header('X-Country')).toEqual(['se', null]);
  });

  test('each POST, and each PUT that creates, carries an Idempotency-Key of its own', async () => {
    const { fetch, header } = scriptedFetch(status(201), status(201), status(201));
    const client = serviceClient('customerManagement', { baseUrl, fetch });
    await client.POST('/schoolUnits', { body: { name: 'Tallskolan', type: 'school' } });
    await client.POST('/schoolUnits', { body: { name: 'Granskolan', type: 'school' } });
    await client.PUT('/groups', { body: { schoolUid: 'se-school-1', name: 'Klass 2B' } });
    const keys = header('Idempotency-Key');
    expect(keys).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
    expect(new Set(keys).size).toBe(3);
  });

  test('a call that creates nothing carries no Idempotency-Key', async () => {
    const { fetch, header } = scriptedFetch();
    const client = serviceClient('customerManagement', { baseUrl, fetch });
    await client.GET('/users');
    await client.PATCH('/groups/{id}', { params: { path: { id: 'se-group-1' } }, body: { name: 'Klass 3B' } });
    expect(header('Idempotency-Key')).toEqual([null, null]);
  });

  test('a call keeps the Idempotency-Key of its caller', async () => {
    const { fetch, header } = scriptedFetch(status(201));
    const params = { header: { 'Idempotency-Key': 'row-17' } };
    await serviceClient('account', { baseUrl, fetch }).POST('/register', { params, body: registration });
    expect(header('Idempotency-Key')).toEqual(['row-17']);
  });
});

describe('the auth client', () => {
  test('the auth client sends its bodies as forms', async () => {
    const { fetch, requests } = scriptedFetch();
    const body = { grant_type: 'refresh_token', refresh_token: 'a b&c', client_id: 'realmkit-se' } as const;
    await serviceClient('auth', { baseUrl, fetch }).POST('/v2/token', { body });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    expect(await requests[0]?.text()).toBe('grant_type=refresh_token&refresh_token=a+b%26c&client_id=realmkit-se');
  });

  test('the auth client sends no content type without a body', async () => {
    const { fetch, header } = scriptedFetch();
    await serviceClient('auth', { baseUrl, fetch }).GET('/.well-known/jwks.json');
    expect(header('Content-Type')).toEqual([null]);
  });
});
