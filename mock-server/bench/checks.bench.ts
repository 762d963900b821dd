import type { operations } from '@realmkit/openapi/types/customer-management';
import { Hono } from 'hono';
import type { Handlers } from '../src/contract/handler.ts';
import { operationsOf } from '../src/contract/operation.ts';
import { contractService } from '../src/contract/service.ts';
import { serviceRequest, write } from '../src/sandbox/http.ts';
import { listContract, users } from './listContract.ts';
import { compareCalls, compareRates, serveOnFreePort } from './load.ts';
import { prismCalls, prismServer } from './prism.ts';
import { type Row, ratioRow } from './row.ts';

export const name = 'checks';

/** The checking layer of the sandbox without its database: a list of 20 users, request and answer checked. */
function checkedList(): Hono {
  const handlers: Handlers<operations, undefined> = {
    listUsers: () => ({ status: 200, body: { data: users, meta: { totalItems: 2500 } } }),
  };
  const service = contractService<operations, undefined>({ operations: operationsOf(listContract()), handlers, enter: () => undefined });
  const app = new Hono();
  app.all('/*', async (context) => {
    const answer = await service(serviceRequest(context, ''));
    if (answer === 'mock') throw new Error('The list has no handler.');
    return write(context, answer, { 'x-sandbox': 'state' });
  });
  return app;
}

/** The checking layer against Prism's static mock: over HTTP, each by its own server, and called in this process. */
export async function run(): Promise<Row[]> {
  const app = checkedList();
  const prism = await prismCalls(listContract());
  const path = `/users?page=1&size=20&sort=name,asc&q=lind&filters=${encodeURIComponent('{"role":"student"}')}`;
  const headers = { authorization: 'Bearer token' };
  const ours = await serveOnFreePort(app.fetch);
  const peer = await prismServer(listContract(), false);
  try {
    const rates = await compareRates(
      { ours: { url: ours.address + path, headers }, peer: { url: peer.address + path, headers } },
      'requestsPerProcessorSecond',
    );
    const request = () => new Request(ours.address + path, { headers });
    const calls = await compareCalls({ ours: async () => app.fetch(request()), peer: () => prism(request()) });
    return [
      ratioRow(
        'checking layer, 20-row list both ways, against Prism’s static mock, over HTTP',
        rates.ours,
        rates.peer,
        'requests per second of processor time',
        5,
      ),
      ratioRow('the same without the network', calls.ours, calls.peer, 'requests per second of processor time', 5),
    ];
  } finally {
    await ours.close();
    await peer.close();
  }
}
