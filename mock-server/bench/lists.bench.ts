import { openTestSandbox } from '../src/sandbox/testing/testSandbox.ts';
import { tokenOf } from '../src/sandbox/testing/visitor.ts';
import { listContract, listLength } from './listContract.ts';
import { compareRates, serveOnFreePort } from './load.ts';
import { prismServer } from './prism.ts';
import { type Row, ratioRow } from './row.ts';

export const name = 'lists';

const path = `/customer-management/eu/users?page=1&size=${listLength}`;

/** The sandbox's list of users, tokens verified and everything checked, against Prism's dynamic mock of the same list. */
export async function run(): Promise<Row[]> {
  const prism = await prismServer(listContract(), true);
  const peer = { url: `${prism.address}/users?page=1&size=${listLength}`, headers: { authorization: 'Bearer token' } };
  const rows: Row[] = [];
  try {
    for (const [kind, atLeast] of [
      ['PGlite', 1.5],
      ['PostgreSQL', 3],
    ] as const) {
      const sandbox = await openTestSandbox(kind);
      const served = await serveOnFreePort(sandbox.app.fetch);
      const ours = {
        url: `${served.address}${path}`,
        headers: { authorization: `Bearer ${await tokenOf(sandbox.app, 'se', 'superuser')}` },
      };
      const rates = await compareRates({ ours, peer });
      rows.push(
        ratioRow(`list of ${listLength} users on ${kind}, against Prism’s dynamic mock`, rates.ours, rates.peer, 'requests/s', atLeast),
      );
      await served.close();
      await sandbox.close();
    }
    return rows;
  } finally {
    await prism.close();
  }
}
