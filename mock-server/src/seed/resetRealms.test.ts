import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseKinds, openingTime, openTestSandbox, type TestSandbox } from '../sandbox/testing/testSandbox.ts';
import { seedMarkOf, tablesChangedSince } from './seedMarks.ts';
import { resetRealms } from './writeSeed.ts';

describe.each(databaseKinds)('resetting a realm on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
    // Only from its second reset on a process knows which tables have changed.
    await resetRealms(sandbox.shards.eu, ['se']);
    await resetRealms(sandbox.shards.eu, ['se']);
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
    const mark = seedMarkOf(engine, 'se');
    if (!mark) throw new Error('The realm was never reset.');
    return tablesChangedSince(engine.database, tables, 'se', mark);
  };

  /** Resets the realm until no table counts as changed. Uncommitted work of other tests in the same cluster counts as a possible change. */
  const settle = () =>
    vi.waitFor(
      async () => {
        await resetRealms(sandbox.shards.eu, ['se']);
        expect(await changed()).toEqual([]);
      },
      { timeout: 45_000 },
    );

  test.each([
    ['updated', sql`update customer_management_eu.users set user_name = 'changed' where uid = 'se-user-6'`],
    ['deleted', sql`delete from customer_management_eu.groups where uid = 'se-group-1'`],
    ['given another key', sql`update customer_management_eu.groups set uid = 'se-group-other' where uid = 'se-group-3'`],
  ])('a row that was %s equals the seed again after every reset', async (_, change) => {
    const seeded = await contents();
    for (let round = 0; round < 2; round++) {
      await sandbox.shards.eu.engine.database.execute(change);
      expect(await contents()).not.toEqual(seeded);
      await resetRealms(sandbox.shards.eu, ['se']);
      expect(await contents()).toEqual(seeded);
    }
  });

  test('a reset writes no table that nobody wrote to', async () => {
    await settle();
    const { engine, tables } = sandbox.shards.eu;
    await engine.database.update(tables.groups).set({ name: 'Changed' }).where(eq(tables.groups.uid, 'se-group-1'));
    expect(await changed()).toEqual(['groups']);
    await resetRealms(sandbox.shards.eu, ['se']);
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
      await resetRealms(sandbox.shards.eu, ['se']);
      mayCommit.resolve();
      await change;
      expect(await contents()).not.toEqual(seeded);
      await resetRealms(sandbox.shards.eu, ['se']);
      expect(await contents()).toEqual(seeded);
    });
});
