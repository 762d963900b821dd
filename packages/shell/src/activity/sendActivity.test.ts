import { serviceUrlsBelow } from '@realmkit/openapi';
import { expect, test, vi } from 'vitest';
import { parseConfiguration } from '../configuration/configuration.ts';
import { createClients } from '../http/clients.ts';
import { createPendingRequests } from '../http/pendingRequests.ts';
import { realmTable } from '../realm/realmTable.ts';
import { fakeSession } from '../testing/fakeSession.ts';
import { sendActivity } from './sendActivity.ts';

const configuration = parseConfiguration({ services: serviceUrlsBelow('http://services.example') });
const event = {
  id: '4e5a1f0a-3a52-4c5b-9f3c-0f6f0d3c2b11',
  sourceApplication: 'consumer',
  timestamp: '2026-09-01T12:00:00.000Z',
  name: 'pageOpened',
};

function page(hostname: string, respond: () => Response) {
  const requests: Request[] = [];
  const pending = createPendingRequests();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init));
    return respond();
  };
  const counted = vi.fn(pending.counted(fetch));
  const clients = createClients(configuration, realmTable.se, fakeSession('authenticated'), counted, fetch);
  return { requests, counted, send: sendActivity(clients, hostname) };
}

test.each([
  ['realmkit.se', 'realmkitse'],
  ['panel.realmkit.co.uk', 'panelrealmkitcouk'],
])(
  'a batch of %s is sent to the stream of %s with bearer and key, as a background request',
  { tags: ['admin §7 Activity stream.1', 'admin §7 Activity stream.2', 'admin §7 Activity stream.3'] },
  async (hostname, origin) => {
    const { requests, counted, send } = page(hostname, () => Response.json({ stored: 1 }, { status: 202 }));
    await send({ items: [event], key: 'batch-1', keepalive: true });
    const [request] = requests;
    expect(new URL(request?.url ?? '').pathname).toBe(`/activity-stream/origin/${origin}/events`);
    expect(request?.headers.get('idempotency-key')).toBe('batch-1');
    expect(request?.headers.get('authorization')).toBe('Bearer token');
    expect(request?.keepalive).toBe(true);
    expect(await request?.json()).toEqual([event]);
    expect(counted).not.toHaveBeenCalled();
  },
);

test('sending a batch rejects when the service refuses it', async () => {
  const { send } = page('realmkit.se', () => Response.json({ name: 'ValidationError', message: 'No.' }, { status: 400 }));
  await expect(send({ items: [event], key: 'batch-1', keepalive: true })).rejects.toThrow('No.');
});
