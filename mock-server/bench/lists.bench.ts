import { contractNames } from '@realmkit/contract-engine';
import { type Row, ratioRow } from '../../scripts/bench/row.ts';
import { exampleHeaders } from '../src/mock/testing/exampleCalls.ts';
import { openTestSandbox, type TestSandbox } from '../src/platform/sandbox/testing/testSandbox.ts';
import { tokenOf } from '../src/platform/sandbox/testing/visitor.ts';
import { baseOf, contractWithRows } from './contractFor.ts';
import { compareRates, serveOnFreePort } from './load.ts';
import { longestList, type SandboxList } from './longestList.ts';
import { prismServer } from './prism.ts';

export const name = 'lists';

const databases = [
  ['PGlite', 1.5],
  ['PostgreSQL', 3],
] as const;

/** Compares one list of the sandbox, with tokens and contract checks, with Prism's dynamic mock of the same number of rows. */
async function compared(
  { app }: TestSandbox,
  baseUrl: string,
  service: string,
  list: SandboxList,
  database: string,
  atLeast: number,
): Promise<Row> {
  const { call, userName, property, rows } = list;
  const prism = await prismServer(contractWithRows(service, call, property, rows), true);
  try {
    const ours = { url: baseUrl + baseOf(service) + list.path, headers: exampleHeaders(call, await tokenOf(app, 'se', userName)) };
    const peer = { url: prism.url + list.path, headers: exampleHeaders(call) };
    const rates = await compareRates({ ours, peer }, 'requestsPerSecond', { rounds: 3, seconds: 2 });
    const what = `${service}: GET ${call.path}, ${rows} rows on ${database}, against Prism’s dynamic mock`;
    return ratioRow(what, rates.ours, rates.peer, 'requests/s', atLeast);
  } finally {
    await prism.close();
  }
}

/** Compares one list of each service that has any. */
export async function run(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [database, atLeast] of databases) {
    const sandbox = await openTestSandbox(database);
    const served = await serveOnFreePort(sandbox.app.fetch);
    for (const service of contractNames) {
      const list = await longestList(sandbox.app, service);
      if (list) rows.push(await compared(sandbox, served.url, service, list, database, atLeast));
    }
    await served.close();
    await sandbox.close();
  }
  return rows;
}
