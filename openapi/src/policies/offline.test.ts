import { expect, test } from 'vitest';
import { scriptedFetch, status } from '../clients/scriptedFetch.ts';
import { serviceClient } from '../clients/serviceClient.ts';
import { NetworkError } from '../errors/NetworkError.ts';
import { OfflineError } from '../errors/OfflineError.ts';

const offline = () => {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    requests.push(new Request(input));
    throw new TypeError('Failed to fetch');
  };
  return {
    client: serviceClient('account', { baseUrl: 'http://service.example', fetch, retryDelay: () => 0, isOnline: () => false }),
    requests,
  };
};

test('a write is refused while there is no network, and is never sent', async () => {
  const { client, requests } = offline();
  await expect(client.POST('/email/requestValidation', {})).rejects.toBeInstanceOf(OfflineError);
  expect(requests).toEqual([]);
});

test('a read is tried once while there is no network', async () => {
  const { client, requests } = offline();
  const error = await client.GET('/me').catch((error: unknown) => error);
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).not.toBeInstanceOf(OfflineError);
  expect(requests).toHaveLength(1);
});

test('a write is sent while there is a network', async () => {
  const { fetch, requests } = scriptedFetch(status(204));
  const client = serviceClient('account', { baseUrl: 'http://service.example', fetch, isOnline: () => true });
  await client.POST('/email/requestValidation', {});
  expect(requests).toHaveLength(1);
});
