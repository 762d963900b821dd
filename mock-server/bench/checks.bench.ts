import { contractNames } from '@realmkit/contract-engine';
import { type Row, ratioRow } from '../../scripts/bench/row.ts';
import { exampleHeaders, examplePath, exampleQuery, exampleText } from '../src/mock/testing/exampleCalls.ts';
import { checkedService } from './checkedService.ts';
import { contractWithExample } from './contractFor.ts';
import { heaviestCall, listLength } from './heaviestCall.ts';
import { compareCalls, compareRates, serveOnFreePort } from './load.ts';
import { prismCalls, prismServer } from './prism.ts';

export const name = 'checks';

const unit = 'requests per second of processor time';

/** Compares the heaviest operation of a service: over HTTP on a server each, and called in this process. */
async function compared(service: string): Promise<Row[]> {
  const call = heaviestCall(service);
  if (!call) {
    console.log(`${service} is left out: all that it takes and gives, errors aside, is files.`);
    return [];
  }
  const contract = contractWithExample(service, call, call.response.example);
  const app = checkedService(contract, call);
  const prism = await prismCalls(contract);
  const ours = await serveOnFreePort(app.fetch);
  const peer = await prismServer(contract, false);
  const [method, path, headers, body] = [
    call.method.toUpperCase(),
    examplePath(call, exampleQuery(call, 'all')),
    exampleHeaders(call),
    exampleText(call),
  ];
  const request = () => new Request(ours.url + path, { method, headers, body: body ?? null });
  try {
    const sent = { method, headers, body };
    const rates = await compareRates(
      { ours: { url: ours.url + path, ...sent }, peer: { url: peer.url + path, ...sent } },
      'requestsPerProcessorSecond',
      { rounds: 3, seconds: 2 },
    );
    const calls = await compareCalls({ ours: async () => app.fetch(request()), peer: () => prism(request()) }, { rounds: 5, seconds: 0.5 });
    const what = `${service}: ${method} ${call.path}`;
    return [
      ratioRow(`${what} checked both ways, against Prism’s static mock, over HTTP`, rates.ours, rates.peer, unit, 5),
      ratioRow(`${what}, the same without the network`, calls.ours, calls.peer, unit, 5),
    ];
  } finally {
    await ours.close();
    await peer.close();
  }
}

/** Compares the checking layer with Prism's static mock, for one operation of each service; lists have {@link listLength} rows. */
export async function run(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const service of contractNames) rows.push(...(await compared(service)));
  return rows;
}
