import createClient from 'openapi-fetch';
import { expect, test } from 'vitest';
import { scriptedFetch } from '../clients/scriptedFetch.ts';
import type { ClientCredential } from './clientPolicies.ts';
import { sendCredentials } from './credentials.ts';
import { bearer } from './headers.ts';

/** Sends a call of a client that has a token and keys, and returns the request. */
async function sent(...credentials: readonly ClientCredential[]): Promise<Request | undefined> {
  const { fetch, requests } = scriptedFetch();
  const rules = { credentials: { 'GET /seats': credentials } };
  const getAccessToken = () => 'platform-token';
  const getCredential = (scheme: string) => (scheme === 'unknown' ? undefined : scheme === 'app' ? 'app:key' : `${scheme}:ö`);
  const client = createClient<Record<string, { get: { responses: object } }>>({ baseUrl: 'http://service.example', fetch });
  client.use(bearer(rules, getAccessToken), sendCredentials(rules, { getAccessToken, getCredential }));
  await client.GET('/seats', {} as never);
  return requests[0];
}

const authorization = { in: 'header', name: 'Authorization' } as const;

test('a call proves who calls by Basic, in UTF-8, and not by the access token', async () => {
  expect((await sent({ scheme: 'staff', type: 'Basic', ...authorization }))?.headers.get('Authorization')).toBe(
    `Basic ${Buffer.from('staff:ö').toString('base64')}`,
  );
});

test('a call carries its keys in the header, query parameter and cookie of the contract, and no access token', async () => {
  const request = await sent(
    { scheme: 'booth', in: 'query', name: 'booth' },
    { scheme: 'till', in: 'cookie', name: 'till' },
    { scheme: 'app', in: 'header', name: 'X-App' },
  );
  expect(new URL(request?.url ?? '').searchParams.get('booth')).toBe('booth:ö');
  expect([request?.headers.get('Cookie'), request?.headers.get('X-App'), request?.headers.get('Authorization')]).toEqual([
    'till=till%3A%C3%B6',
    'app:key',
    null,
  ]);
});

test('a bearer token beside a key is the access token, and a key that the app does not have is left out', async () => {
  const request = await sent({ scheme: 'user', type: 'Bearer', ...authorization }, { scheme: 'unknown', in: 'header', name: 'X-App' });
  expect([request?.headers.get('Authorization'), request?.headers.has('X-App')]).toEqual(['Bearer platform-token', false]);
});
