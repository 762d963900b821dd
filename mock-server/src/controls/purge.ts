import { logFault } from '@realmkit/contract-engine';
import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { erasureDays, serverCategories } from '@realmkit/openapi/personal-data';
import { and, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../database/executor.ts';
import { type TableAboutPeople, tablesAboutPeople } from '../database/personalTables.ts';
import type { ServiceShard } from '../services/serviceShard.ts';

const day = 24 * 3_600_000;
const year = 365.25 * day;

type PurgedShard = Pick<ServiceShard, 'shard' | 'engine' | 'tables' | 'clock' | 'cards'>;

/** Returns how long a row is stored whatever becomes of its person, in milliseconds; undefined where only the account counts. */
function periodOf({ category }: TableAboutPeople): number | undefined {
  const { retention } = serverCategories[category];
  return retention.kind === 'days' ? retention.days * day : retention.kind === 'years' ? retention.years * year : undefined;
}

/** Erases the rows whose own time is over. */
async function eraseExpired({ engine: { database }, tables, shard }: PurgedShard, now: number): Promise<void> {
  for (const listed of tablesAboutPeople(shard)) {
    const period = periodOf(listed);
    if (listed.expires !== undefined) await database.delete(listed.table).where(lte(listed.column(listed.expires), now));
    if (listed.since !== undefined && period !== undefined)
      await database.delete(listed.table).where(lte(listed.column(listed.since), now - period));
  }
  const { syncLogs, syncJobs, orders } = tables;
  const logPeriod = serverCategories.sync.retention.days * day;
  const oldJob = and(eq(syncJobs.realm, syncLogs.realm), eq(syncJobs.id, syncLogs.jobId), lte(syncJobs.finishedAt, now - logPeriod));
  await database.delete(syncLogs).where(sql`exists (select from ${syncJobs} where ${oldJob})`);
  // Nothing was paid: no law requires them.
  await database.delete(orders).where(and(inArray(orders.status, ['created', 'failed']), lte(orders.createdAt, now - erasureDays * day)));
}

/** Returns the comparison keys of the email addresses of users, with those that they had before. */
async function addressesOf(executor: Executor, { tables: { users, auditLogs } }: PurgedShard, uids: readonly string[]): Promise<string[]> {
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
  return names.flatMap((name) => (name?.includes('@') ? [comparisonKey(name)] : []));
}

/** Erases users for ever: their rows, and their names where a row about others mentions them. What the law requires stays. */
async function eraseUsers(executor: Executor, purged: PurgedShard, uids: readonly string[]): Promise<void> {
  const addresses = await addressesOf(executor, purged, uids);
  for (const { category, person, email, mentions = {}, table, column } of tablesAboutPeople(purged.shard)) {
    if (email !== undefined) await executor.delete(table).where(inArray(column(email), addresses));
    if (serverCategories[category].retention.kind !== 'years' && person.length > 0)
      await executor.delete(table).where(or(...person.map((name) => inArray(column(name), [...uids]))));
    for (const [uid, name] of Object.entries(mentions)) {
      const named = and(inArray(column(uid), [...uids]), ne(column(name), column(uid)));
      await executor.execute(sql`update ${table} set ${sql.identifier(name)} = ${sql.identifier(uid)} where ${named}`);
    }
  }
}

/** Erases the users who were deleted 30 days ago. One whose data the card provider could not delete is tried again at the next purge. */
async function eraseDeletedUsers(purged: PurgedShard, now: number): Promise<void> {
  const { engine, tables, cards } = purged;
  const { users, customers } = tables;
  const gone = await engine.database
    .select({ uid: users.uid, customer: customers })
    .from(users)
    .leftJoin(customers, eq(customers.userUid, users.uid))
    .where(lte(users.deletedAt, now - erasureDays * day));
  const uids: string[] = [];
  for (const { uid, customer } of gone) {
    try {
      if (customer) await cards.deleteCustomer(customer);
      uids.push(uid);
    } catch (reason) {
      logFault(`The card provider did not delete the customer of ${uid}`, reason);
    }
  }
  if (uids.length > 0) await engine.database.transaction((transaction) => eraseUsers(transaction, purged, uids));
}

/** Erases everything whose time is over, by the list of personal data: deleted users after 30 days, and rows that are stored for some days or years. */
export async function purge(purged: PurgedShard): Promise<void> {
  const now = await purged.clock.now();
  await eraseDeletedUsers(purged, now);
  await eraseExpired(purged, now);
}
