import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { answerOf, runScript } from '../../scripts/bench/runningScript.ts';
import { serviceNames } from '../src/mock/contracts.ts';
import { exampleAddress, exampleCallsOf, exampleHeaders, exampleQuery, exampleText } from '../src/mock/testing/exampleCalls.ts';
import { bareMemory, memoryOf } from './memory.ts';

/** How soon the mock of all services answers, and what memory it holds once it has answered every operation. */
export const name = 'mock';

const port = 4012;
const address = `http://localhost:${port}`;
const starts = 3;

async function callEverything(): Promise<void> {
  for (const service of serviceNames())
    for (const call of exampleCallsOf(service)) {
      const url = `${address}/${service}${exampleAddress(call, exampleQuery(call, 'required'))}`;
      const method = call.method.toUpperCase();
      const answer = await fetch(url, { method, headers: exampleHeaders(call), body: exampleText(call) ?? null, redirect: 'manual' });
      if (answer.status !== call.answer.status) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    }
}

/** Starts as `npm run mock` does; seconds until it answers, and MB once everything was called. */
async function startOnce(): Promise<{ seconds: number; megabytes: number }> {
  const mock = runScript(['scripts/mock.mjs'], { MOCK_PORT: String(port) });
  try {
    await answerOf(`${address}/`);
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
  const services = serviceNames().length;
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
