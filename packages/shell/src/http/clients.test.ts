import { ServiceError, serviceUrlsBelow, unwrap } from '@realmkit/openapi';
import { expect, test, vi } from 'vitest';
import { parseConfiguration } from '../configuration/configuration.ts';
import { realmTable } from '../realm/realmTable.ts';
import { fakeSession } from '../testing/fakeSession.ts';
import { createClients } from './clients.ts';
import { createPendingRequests } from './pendingRequests.ts';
import { createQueryClient } from './queryClient.ts';

const configuration = parseConfiguration({ services: serviceUrlsBelow('http://services.example') });

const unauthorized = () => Response.json({ name: 'unauthorized', message: 'Sign in.' }, { status: 401 });

function serviceThatAccepts(token: () => string) {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    return request.headers.get('authorization') === `Bearer ${token()}`
      ? Response.json({ data: [], meta: { totalItems: 0 } })
      : unauthorized();
  };
  return { requests, fetch };
}

test.each([
  ['se', 'eu'],
  ['us', 'us'],
] as const)(
  'the customer-management client of %s calls the shard %s',
  { tags: ['shell §1.26', 'admin §1.14', 'admin §7 Customer management service.1'] },
  async (realm, shard) => {
    const { requests, fetch } = serviceThatAccepts(() => 'token');
    const { customerManagement } = createClients(configuration, realmTable[realm], fakeSession('authenticated'), fetch);
    unwrap(await customerManagement.GET('/users', {}), {});
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([`/customer-management/${shard}/users`]);
  },
);

test('the payment client sends the country of the realm', async () => {
  const { requests, fetch } = serviceThatAccepts(() => 'token');
  const { payment } = createClients(configuration, realmTable.no, fakeSession('authenticated'), fetch);
  await payment.GET('/subscriptions', { params: { header: { 'X-Country': 'no' } } });
  expect(requests.map(({ url, headers }) => `${new URL(url).pathname} ${headers.get('x-country')}`)).toEqual(['/payment/subscriptions no']);
});

test('a call with a rejected token is repeated once with a refreshed token', async () => {
  const session = { ...fakeSession('authenticated'), refreshAccessToken: vi.fn(async () => 'new') };
  const { requests, fetch } = serviceThatAccepts(() => 'new');
  const { customerManagement } = createClients(configuration, realmTable.se, session, fetch);
  unwrap(await customerManagement.GET('/users', {}), {});
  expect(session.refreshAccessToken).toHaveBeenCalledExactlyOnceWith('token');
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token', 'Bearer new']);
});

test('a call that is rejected with the refreshed token ends the session', async () => {
  const session = { ...fakeSession('authenticated'), refreshAccessToken: async () => 'new' };
  const { customerManagement } = createClients(configuration, realmTable.se, session, serviceThatAccepts(() => 'none').fetch);
  const onUnauthorized = vi.fn();
  const queryClient = createQueryClient(onUnauthorized, vi.fn(), vi.fn());
  const query = queryClient.fetchQuery({
    queryKey: ['users'],
    queryFn: async () => unwrap(await customerManagement.GET('/users', {}), {}),
  });
  await expect(query).rejects.toThrow(ServiceError);
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('a request counts as pending until it succeeds or fails', async () => {
  const pending = createPendingRequests();
  const counts: number[] = [];
  pending.subscribe(() => counts.push(pending.getSnapshot()));
  const fetch = pending.counted(async (input) => {
    if (String(input).endsWith('down')) throw new TypeError('Failed to fetch');
    return new Response();
  });
  await Promise.allSettled([fetch('http://services.example/up'), fetch('http://services.example/down')]);
  expect(counts).toEqual([1, 2, 1, 0]);
});
