import { logFault } from '@realmkit/contract-engine';
import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { erasureDays, pendingDeclarationDays, serverCategories } from '@realmkit/openapi/personal-data';
import { and, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import { eraseOldSnapshots } from '../../../controls/snapshots/eraseOldSnapshots.ts';
import type { Executor } from '../../../database/executor.ts';
import { type TableAboutPeople, tablesAboutPeople } from '../../../database/personalTables.ts';
import { findBalances, findRecipients, mailReturned, returnBalance } from '../../billing/balance/returnBalance.ts';
import { eraseUnpaidOrders } from '../../billing/orders/reconcileOrders.ts';
import { payOutStoppedPlans } from '../../billing/subscriptions/stoppedPlans.ts';
import { keepIdsOfErasedUsers } from '../rows/erasedUsers.ts';

const day = 24 * 3_600_000;
const year = 365.25 * day;

type PurgedShard = Pick<ServiceShard, 'shard' | 'engine' | 'tables' | 'clock' | 'cards' | 'appOrigin'>;

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
  const { syncLogs, syncJobs, contractDeclarations } = tables;
  const { confirmedAt, declaredAt } = contractDeclarations;
  await database.delete(contractDeclarations).where(and(isNull(confirmedAt), lte(declaredAt, now - pendingDeclarationDays * day)));
  const logPeriod = serverCategories.sync.retention.days * day;
  const oldJob = and(eq(syncJobs.realm, syncLogs.realm), eq(syncJobs.id, syncLogs.jobId), lte(syncJobs.finishedAt, now - logPeriod));
  await database.delete(syncLogs).where(sql`exists (select from ${syncJobs} where ${oldJob})`);
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
  return names.flatMap((name) => (name?.includes('@') ? [comparisonKey(name), name.toLowerCase()] : []));
}

/** Erases from what the law requires of users what it does not require: to whom a gift went and what was written to them, secrets, and reasons. */
async function eraseBeyondLaw(
  executor: Executor,
  { tables: { orders, contractDeclarations } }: PurgedShard,
  uids: readonly string[],
  addresses: readonly string[],
): Promise<void> {
  const theirs = ({ userUid, email }: Readonly<Record<'userUid' | 'email', PgColumn>>) =>
    or(inArray(userUid, [...uids]), inArray(sql`lower(${email})`, [...addresses]));
  await executor.update(orders).set({ name: '', email: '', message: '', clientSecret: orders.id }).where(theirs(orders));
  await executor.update(contractDeclarations).set({ reason: null }).where(theirs(contractDeclarations));
}

/** Erases users for ever: their rows, and their names where a row about others mentions them. What the law requires stays. */
async function eraseUsers(executor: Executor, purged: PurgedShard, uids: readonly string[], now: number): Promise<void> {
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
  await eraseBeyondLaw(executor, purged, uids, addresses);
  const notes = await payOutStoppedPlans(executor, purged, uids, now);
  // Read before the person is erased, and sent after: the mails with codes and credit notes are to outlive them.
  const balances = await findBalances(executor, tables, uids);
  const recipients = await findRecipients(executor, tables, uids);
  for (const { category, person, email, mentions = {}, table, column } of tablesAboutPeople(purged.shard)) {
    if (email !== undefined) await executor.delete(table).where(inArray(column(email), addresses));
    if (serverCategories[category].retention.kind !== 'years' && person.length > 0)
      await executor.delete(table).where(or(...person.map((name) => inArray(column(name), [...uids]))));
    for (const [mentioned, name] of Object.entries(mentions)) {
      const named = and(inArray(column(mentioned), [...uids]), ne(column(name), column(mentioned)));
      await executor.execute(sql`update ${table} set ${sql.identifier(name)} = ${sql.identifier(mentioned)} where ${named}`);
    }
  }
  for (const balance of balances) await returnBalance(executor, purged, balance, now);
  for (const note of notes) await mailReturned(executor, purged, note, recipients, now);
}

/** Erases users. One whose data the card provider could not delete is tried again at the next purge. */
async function eraseWithCustomers(purged: PurgedShard, condition: SQL, now: number): Promise<void> {
  const { engine, tables, cards } = purged;
  const { users, customers } = tables;
  const gone = await engine.database
    .select({ uid: users.uid, customer: customers })
    .from(users)
    .leftJoin(customers, eq(customers.userUid, users.uid))
    .where(condition);
  const uids: string[] = [];
  for (const { uid, customer } of gone) {
    try {
      if (customer) await cards.deleteCustomer(customer);
      uids.push(uid);
    } catch (reason) {
      logFault(`The card provider did not delete the customer of ${uid}`, reason);
    }
  }
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
export async function eraseAgain(purged: PurgedShard): Promise<void> {
  const { engine, tables, clock } = purged;
  await keepIdsOfErasedUsers(engine.database, tables);
  const erased = engine.database.select({ uid: tables.erasedUsers.uid }).from(tables.erasedUsers);
  await eraseWithCustomers(purged, inArray(tables.users.uid, erased), await clock.now());
}

/**
 * Erases everything whose time is over, by the list of personal data: deleted users after 30 days, rows that are stored for some days or years, and old
 * snapshots.
 */
export async function purge(purged: PurgedShard): Promise<void> {
  const now = await purged.clock.now();
  await eraseAgain(purged);
  await eraseWithCustomers(purged, lte(purged.tables.users.deletedAt, now - erasureDays * day), now);
  // Before what counts by their age is erased: a gift that was paid is delivered first.
  await eraseUnpaidOrders(purged, now);
  await eraseExpired(purged, now);
  await eraseOldSnapshots(purged);
}
