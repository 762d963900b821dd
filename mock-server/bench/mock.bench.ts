import { contractNames } from '@realmkit/contract-engine';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { fetchUntilOk, runScript } from '../../scripts/bench/runningScript.ts';
import { exampleCallsOf, exampleHeaders, examplePath, exampleQuery, exampleText } from '../src/mock/testing/exampleCalls.ts';
import { bareMemory, memoryOf } from './memory.ts';

/** Measures how soon the mock of all services responds, and its memory after every operation was called. */
export const name = 'mock';

const port = 4012;
const baseUrl = `http://localhost:${port}`;
const starts = 3;

async function callEverything(): Promise<void> {
  for (const service of contractNames)
    for (const call of exampleCallsOf(service)) {
      const url = `${baseUrl}/${service}${examplePath(call, exampleQuery(call, 'required'))}`;
      const method = call.method.toUpperCase();
      const response = await fetch(url, { method, headers: exampleHeaders(call), body: exampleText(call) ?? null, redirect: 'manual' });
      if (response.status !== call.response.status)
        throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
      await response.arrayBuffer();
    }
}

/** Starts the mock as `npm run mock` does; returns the seconds until it responds, and the MB after all calls. */
async function startOnce(): Promise<{ seconds: number; megabytes: number }> {
  const mock = runScript(['scripts/mock.mjs'], { MOCK_PORT: String(port) });
  try {
    await fetchUntilOk(`${baseUrl}/`);
    const seconds = (performance.now() - mock.startedAt) / 1000;
    await callEverything();
    return { seconds, megabytes: memoryOf(mock.pid) };
  } finally {
    await mock.stop();
  }
}

export async function run(): Promise<Row[]> {
  const bare = await bareMemory();
  const measured: { seconds: number; megabytes: number }[] = [];
  for (let start = 0; start < starts; start++) measured.push(await startOnce());
  const slowest = Math.max(...measured.map(({ seconds }) => seconds));
  const largest = Math.max(...measured.map(({ megabytes }) => megabytes));
  const services = contractNames.length;
  return [
    budgetRow(
      `first answer of the mock of ${services} services after npm run mock, the slowest of ${starts}`,
      Number(slowest.toFixed(2)),
      's',
      3,
    ),
    budgetRow(
      `memory of the mock of ${services} services beyond bare Node (${bare} MB), every operation called`,
      largest - bare,
      'MB',
      300,
    ),
  ];
}
