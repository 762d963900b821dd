import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { expectReport } from '../../../../scripts/suites/reports.ts';
import { databaseKinds } from '../sandbox/testing/databaseKinds.ts';
import type { Engine } from './engine.ts';
import { openPostgresql } from './postgresql.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

describe.runIf(databaseKinds.includes('PostgreSQL'))('the connections to PostgreSQL', () => {
  const url = inject('postgresqlUrl') ?? '';
  let engine: Engine;
  beforeAll(() => {
    engine = openPostgresql(url);
  });
  afterAll(() => engine.close());

  /** Ends the connection with a process id of the server, as an administrator or a crash does. */
  async function endConnection(pid: number): Promise<void> {
    const client = new pg.Client(url);
    await client.connect();
    await client.query('select pg_terminate_backend($1)', [pid]);
    await client.end();
  }

  test('a connection that ends within a transaction fails that transaction only: the process and the pool go on', async () => {
    const logged = expectReport('A connection to PostgreSQL ended');
    const pids: number[] = [];
    const interrupted = engine.database.transaction(async (transaction) => {
      const pid = await transaction.execute(sql`select pg_backend_pid() as pid`);
      pids.push(Number((pid as unknown as { rows: { pid: number }[] }).rows[0]?.pid));
      await endConnection(pids[0] ?? 0);
      await vi.waitFor(() => expect(logged).toHaveLength(1));
      await transaction.execute(sql`select 1`);
    });
    await expect(interrupted).rejects.toSatisfy(isDatabaseUnavailable);
    expect(await engine.json<number>('select to_json(1)', [])).toBe(1);
  });

  test('transactions that cannot begin give their connections back', async () => {
    const invalid = { isolationLevel: 'none' } as unknown as { isolationLevel: 'serializable' };
    for (let number = 0; number < 9; number++) await expect(engine.database.transaction(async () => {}, invalid)).rejects.toThrow('begin');
    expect(await engine.json<number>('select to_json(1)', [])).toBe(1);
  });
});

test('errors of a lost or unreachable database are told apart from all others, also as a cause', async () => {
  const lost = new Error('Failed query: begin', { cause: new Error('Connection terminated unexpectedly') });
  expect(isDatabaseUnavailable(lost)).toBe(true);
  expect(isDatabaseUnavailable(Object.assign(new Error('terminating connection'), { code: '57P01' }))).toBe(true);
  expect(isDatabaseUnavailable(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
  const closed = openPostgresql('postgres://nobody@127.0.0.1:1/none');
  await expect(closed.ping()).rejects.toSatisfy(isDatabaseUnavailable);
  await closed.close();
});
