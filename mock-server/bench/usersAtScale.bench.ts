import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { openShards } from '../src/platform/database/shards.ts';
import { createSandbox } from '../src/platform/sandbox/sandbox.ts';
import { tablesOf } from '../src/platform/sandbox/schema/tablesOf.ts';
import { startPostgresql } from '../src/platform/sandbox/testing/postgresqlServer.ts';
import { ask, tokenOf } from '../src/platform/sandbox/testing/visitor.ts';
import { serveOnFreePort } from './load.ts';
import { loadMillionUsers, userCount } from './millionUsers.ts';

export const name = 'users-at-scale';

/** The limit of the 95th percentile of a search, in milliseconds. */
const limit = 60;
const pages = 100;

/** The searches, sorts and filters that are measured, from none to all at once. */
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'everybody, the newest first': {},
  'everybody by name': { sort: 'name,asc' },
  'everybody by e-mail, backwards': { sort: 'email,desc' },
  'q = a first name': { q: 'astrid' },
  'q = a first name, by name': { q: 'astrid', sort: 'name,asc' },
  'q = two beginnings': { q: 'an lind', sort: 'name,asc' },
  'q = two letters, by user name': { q: 'an', sort: 'userName,asc' },
  'q = one letter': { q: 'a' },
  'qName = the beginning of a surname': { qName: 'lindq', sort: 'name,desc' },
  'q = a whole user name': { q: 'se-nobody' },
  'one role': { filters: '{"role":"student"}', sort: 'name,asc' },
  'one school': { filters: '{"schoolUid":"se-school-1207"}', sort: 'name,asc' },
  'one class and a role': { filters: '{"groupUid":"se-group-1207","role":"student"}' },
  'a role and a beginning, by name': { filters: '{"role":"guardian"}', q: 'er', sort: 'name,asc' },
};

interface Measured {
  readonly name: string;
  readonly first: number;
  readonly times: readonly number[];
}

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Number((sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0).toFixed(1));
}

async function measure(baseUrl: string, token: string, title: string, query: Readonly<Record<string, string>>): Promise<Measured> {
  const times: number[] = [];
  let total: number | undefined;
  for (let page = 1; page <= pages; page++) {
    const started = performance.now();
    const response = await fetch(`${baseUrl}/customer-management/eu/users?${new URLSearchParams({ ...query, page: String(page) })}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data, meta }: { data: unknown[]; meta: { totalItems: number } } = await response.json();
    times.push(performance.now() - started);
    total ??= meta.totalItems;
    const expected = Math.max(0, Math.min(10, total - (page - 1) * 10));
    if (response.status !== 200 || meta.totalItems !== total || data.length !== expected)
      throw new Error(`${title}: page ${page} is not what it should be.`);
  }
  return { name: `${title} (${total} found)`, first: times[0] ?? 0, times };
}

/** Measures searches over a million users on PostgreSQL, over HTTP with checks: the first hundred pages of each, and the first page after a write. */
export async function run(): Promise<Row[]> {
  const server = await startPostgresql({ settings: ['shared_buffers=1GB', 'maintenance_work_mem=512MB', 'max_wal_size=8GB'] });
  try {
    const data = { eu: await server.database('eu'), us: await server.database('us') };
    const sandbox = await createSandbox({ data });
    const shards = await openShards(tablesOf, data);
    const started = performance.now();
    await loadMillionUsers(shards.eu);
    await shards.close();
    console.log(`${userCount} users loaded in ${Math.round((performance.now() - started) / 1000)} s`);
    const served = await serveOnFreePort(sandbox.app.fetch);
    const token = await tokenOf(sandbox.app, 'se', 'superuser');
    const measured: Measured[] = [];
    for (const [title, query] of Object.entries(queries)) measured.push(await measure(served.url, token, title, query));
    await ask(sandbox.app, 'PUT', '/customer-management/eu/users/se-user-3/schoolUnits/se-school-5', { token, json: { role: 'employee' } });
    const rows = measured.map(({ name: title, times }) => budgetRow(`p95, ${title}`, percentile(times, 0.95), 'ms', limit));
    const all = percentile(
      measured.flatMap(({ times }) => times),
      0.95,
    );
    const slowest = measured.toSorted((one, other) => other.first - one.first)[0];
    await served.close();
    await sandbox.close();
    return [
      budgetRow(`p95 of all, ${measured.length} searches, ${pages} pages each`, all, 'ms', limit),
      ...rows,
      {
        name: `slowest first page of a search after a write: ${slowest?.name}`,
        ours: Math.round(slowest?.first ?? 0),
        peer: null,
        unit: 'ms',
        target: 'told, not held',
        holds: true,
      },
    ];
  } finally {
    await server.stop();
  }
}
