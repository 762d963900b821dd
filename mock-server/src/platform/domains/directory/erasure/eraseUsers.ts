import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { erasureDays, serverCategories } from '@realmkit/openapi/personal-data';
import { and, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import { tablesAboutPeople } from '../../../database/personalTables.ts';
import { keepIdsOfErasedUsers } from '../rows/erasedUsers.ts';

const day = 24 * 3_600_000;

/** Returns the comparison keys of the email addresses of users, with those that they had before. */
async function addressesOf(executor: Executor, { tables: { users, auditLogs } }: ServiceShard, uids: readonly string[]): Promise<string[]> {
  const rows = await executor
    .select({ email: users.email, name: users.userName })
    .from(users)
    .where(inArray(users.uid, [...uids]));
  const logs = await executor
    .select({ changes: auditLogs.changes })
    .from(auditLogs)
    .where(inArray(auditLogs.subject, [...uids]));
  const changes = logs.flatMap((log) => log.changes).filter(({ field }) => field === 'email' || field === 'userName');
  const names = [...rows.flatMap(({ email, name }) => [email, name]), ...changes.flatMap(({ before, after }) => [before, after])];
  return names.flatMap((name) => (name?.includes('@') ? [comparisonKey(name), name.toLowerCase()] : []));
}

/** Erases users for ever: their rows, and their names where a row about others mentions them. What the law requires stays. */
async function eraseUsers(executor: Executor, purged: ServiceShard, uids: readonly string[], now: number): Promise<void> {
  const { tables } = purged;
  const addresses = await addressesOf(executor, purged, uids);
  const { uid, realm, id } = tables.users;
  await executor
    .insert(tables.erasedUsers)
    .select(
      executor
        .select({ uid, realm, id })
        .from(tables.users)
        .where(inArray(uid, [...uids])),
    )
    .onConflictDoNothing();
  const ends: (() => Promise<void>)[] = [];
  for (const follower of purged.followers) ends.push(await follower.erasing(executor, purged, { uids, addresses }, now));
  for (const { category, person, email, mentions = {}, table, column } of tablesAboutPeople(purged.tables)) {
    if (email !== undefined) await executor.delete(table).where(inArray(column(email), addresses));
    if (serverCategories[category].retention.kind !== 'years' && person.length > 0)
      await executor.delete(table).where(or(...person.map((name) => inArray(column(name), [...uids]))));
    for (const [mentioned, name] of Object.entries(mentions)) {
      const named = and(inArray(column(mentioned), [...uids]), ne(column(name), column(mentioned)));
      await executor.execute(sql`update ${table} set ${sql.identifier(name)} = ${sql.identifier(mentioned)} where ${named}`);
    }
  }
  for (const end of ends) await end();
}

/** Erases users. One whom a follower does not release, as its provider has not answered, is tried again at the next purge. */
async function eraseWhere(purged: ServiceShard, condition: SQL, now: number): Promise<void> {
  const { engine, tables, followers } = purged;
  const { users } = tables;
  const gone = await engine.database.select({ uid: users.uid }).from(users).where(condition);
  let uids = gone.map(({ uid }) => uid);
  for (const follower of followers) uids = await follower.release(purged, uids);
  if (uids.length === 0) return;
  await engine.database.transaction(async (transaction) => {
    // Whom a restore or another process has taken since is not erased, and not paid out, once more.
    const locked = await transaction
      .select({ uid: users.uid })
      .from(users)
      .where(and(inArray(users.uid, uids), condition))
      .for('update');
    if (locked.length > 0)
      await eraseUsers(
        transaction,
        purged,
        locked.map(({ uid }) => uid),
        now,
      );
  });
}

/** Erases again whoever was erased before and is there again, by a snapshot or by a backup of the database. */
export async function eraseAgain(purged: ServiceShard): Promise<void> {
  const { engine, tables, clock } = purged;
  await keepIdsOfErasedUsers(engine.database, tables);
  const erased = engine.database.select({ uid: tables.erasedUsers.uid }).from(tables.erasedUsers);
  await eraseWhere(purged, inArray(tables.users.uid, erased), await clock.now());
}

/** Erases the users who were deleted 30 days before `now`, in milliseconds, and again whoever came back after an erasure. */
export async function eraseDeletedUsers(purged: ServiceShard, now: number): Promise<void> {
  await eraseAgain(purged);
  await eraseWhere(purged, lte(purged.tables.users.deletedAt, now - erasureDays * day), now);
}
