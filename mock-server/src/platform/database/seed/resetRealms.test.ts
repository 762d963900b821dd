import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seed } from '../../sandbox/domains.ts';
import { databaseKinds, openingTime, openTestSandbox, type TestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { findSeedMark, tablesChangedSince } from './seedMarks.ts';
import { resetRealms } from './writeSeed.ts';

describe.each(databaseKinds)('resetting a realm on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());

  /** Returns a digest of all users and groups of the realm. */
  const contents = async (): Promise<unknown> => {
    const { engine } = sandbox.shards.eu;
    const digestOf = (table: string) =>
      engine.json(
        `select to_json(md5(string_agg(row::text, ' ' order by uid))) from customer_management_eu.${table} row where realm = 'se'`,
        [],
      );
    return [await digestOf('users'), await digestOf('groups')];
  };
  const changed = async (): Promise<readonly string[]> => {
    const { engine, tables } = sandbox.shards.eu;
    const mark = await findSeedMark(sandbox.shards.eu, 'se');
    if (!mark) throw new Error('Neither a reset nor the seeding left a mark.');
    return tablesChangedSince(engine.database, tables, 'se', mark);
  };

  /** Resets the realm until no table counts as changed. Uncommitted work of other tests in the same cluster counts as a possible change. */
  const settle = () =>
    vi.waitFor(
      async () => {
        await resetRealms(sandbox.shards.eu, seed, ['se']);
        expect(await changed()).toEqual([]);
      },
      { timeout: 45_000 },
    );

  /** Returns the shard as a process sees it that has not reset a realm yet. */
  const asOpened = () => ({ ...sandbox.shards.eu, engine: Object.create(sandbox.shards.eu.engine) });
  /** Returns the transaction that wrote each user of the realm. */
  const writers = async (): Promise<Map<string, string>> => {
    const { engine } = sandbox.shards.eu;
    const pairs = await engine.json<[string, string][]>(
      `select json_agg(json_build_array(uid, xmin::text)) from customer_management_eu.users where realm = 'se'`,
      [],
    );
    return new Map(pairs);
  };

  const changes = [
    ['updated', sql`update customer_management_eu.users set user_name = 'changed' where uid = 'se-user-6'`],
    ['deleted', sql`delete from customer_management_eu.groups where uid = 'se-group-1'`],
    ['given another key', sql`update customer_management_eu.groups set uid = 'se-group-other' where uid = 'se-group-3'`],
  ] as const;

  test.each(changes)('a row that was %s equals the seed again after every reset', async (_, change) => {
    const seeded = await contents();
    for (let round = 0; round < 2; round++) {
      await sandbox.shards.eu.engine.database.execute(change);
      expect(await contents()).not.toEqual(seeded);
      await resetRealms(sandbox.shards.eu, seed, ['se']);
      expect(await contents()).toEqual(seeded);
    }
  });

  test.each(changes)('a row that was %s equals the seed again after the first reset of a process', async (_, change) => {
    const seeded = await contents();
    await sandbox.shards.eu.engine.database.execute(change);
    await resetRealms(asOpened(), seed, ['se']);
    expect(await contents()).toEqual(seeded);
  });

  test.each(changes)('a row that was %s equals the seed again in data whose seeding left no mark', async (_, change) => {
    const seeded = await contents();
    const { engine, tables } = sandbox.shards.eu;
    // As in data that were restored from a dump: another transaction has written the row than it names.
    await engine.database.update(tables.stamp).set({ id: 1 });
    expect(await findSeedMark(asOpened(), 'se')).toBeUndefined();
    await engine.database.execute(change);
    await resetRealms(asOpened(), seed, ['se']);
    expect(await contents()).toEqual(seeded);
  });

  test('a reset writes only the rows that have changed', async () => {
    await settle();
    const before = await writers();
    await sandbox.shards.eu.engine.database.execute(
      sql`update customer_management_eu.users set user_name = 'changed' where uid = 'se-user-6'`,
    );
    await resetRealms(sandbox.shards.eu, seed, ['se']);
    const rewritten = [...(await writers())].filter(([uid, writer]) => writer !== before.get(uid)).map(([uid]) => uid);
    expect(rewritten).toEqual(['se-user-6']);
  });

  test('a reset writes no table that nobody wrote to', async () => {
    await settle();
    const { engine, tables } = sandbox.shards.eu;
    await engine.database.update(tables.groups).set({ name: 'Changed' }).where(eq(tables.groups.uid, 'se-group-1'));
    expect(await changed()).toEqual(['groups']);
    await resetRealms(sandbox.shards.eu, seed, ['se']);
  });

  // In a cluster with other databases, their open transactions may delay this.
  if (kind === 'PGlite')
    test('what a reset has written does not count as changed', async () => {
      const { engine, tables } = sandbox.shards.eu;
      await engine.database.update(tables.groups).set({ name: 'Changed' }).where(eq(tables.groups.uid, 'se-group-1'));
      await resetRealms(sandbox.shards.eu, seed, ['se']);
      expect(await changed()).toEqual([]);
    });

  // PGlite has one connection, so no transaction can run beside a reset.
  if (kind === 'PostgreSQL')
    test('a change that was uncommitted during one reset is undone by the next', async () => {
      // Nothing has changed, so the reset below skips the table and does not wait for the change.
      await settle();
      const seeded = await contents();
      const { engine, tables } = sandbox.shards.eu;
      const changeIsMade = Promise.withResolvers<void>();
      const mayCommit = Promise.withResolvers<void>();
      const change = engine.database.transaction(async (transaction) => {
        await transaction.update(tables.groups).set({ name: 'Late' }).where(eq(tables.groups.uid, 'se-group-1'));
        changeIsMade.resolve();
        await mayCommit.promise;
      });
      await changeIsMade.promise;
      await resetRealms(sandbox.shards.eu, seed, ['se']);
      mayCommit.resolve();
      await change;
      expect(await contents()).not.toEqual(seeded);
      await resetRealms(sandbox.shards.eu, seed, ['se']);
      expect(await contents()).toEqual(seeded);
    });
});
