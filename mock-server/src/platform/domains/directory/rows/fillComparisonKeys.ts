import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Realm } from '../../../database/realms.ts';
import { rebuildIndexes } from '../../../database/rebuildIndexes.ts';
import type { ShardData } from '../../../database/shards.ts';
import type { Tables } from '../../../database/tables.ts';
import { comparisonKeysOf } from './userRow.ts';

type Database = ShardData['engine']['database'];
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const batchSize = 2000;

/** Accounts of a realm that were told apart, and have one name or one address now; the oldest first. */
interface Collision {
  readonly realm: Realm;
  readonly kind: 'user name' | 'address';
  readonly uids: readonly string[];
}

interface Holder {
  readonly realm: Realm;
  readonly uid: string;
  /** The key, and the text by which they were told apart until now. */
  readonly key: string;
  readonly former: string;
}

function collisionsOf(kind: Collision['kind'], holders: readonly Holder[]): Collision[] {
  const groups = [...Map.groupBy(holders, ({ realm, key }) => `${realm} ${key}`).values()];
  return groups.flatMap((group) => {
    const [first] = group;
    const wereApart = new Set(group.map(({ former }) => former)).size > 1;
    return first && wereApart ? [{ realm: first.realm, kind, uids: group.map(({ uid }) => uid) }] : [];
  });
}

async function fillUsers(transaction: Transaction, { users }: Tables): Promise<boolean> {
  const isEmpty = isNull(users.userNameComparisonKey);
  const columns = { uid: users.uid, userName: users.userName, email: users.email, identifiers: users.identifiers };
  const [first] = await transaction.select({ uid: users.uid }).from(users).where(isEmpty).limit(1);
  if (!first) return false;
  // In one go: each row is in all indexes.
  await rebuildIndexes(transaction, users, async () => {
    for (let last = ''; ; ) {
      const rows = await transaction
        .select(columns)
        .from(users)
        .where(and(isEmpty, gt(users.uid, last)))
        .orderBy(users.uid)
        .limit(batchSize);
      const keys = JSON.stringify(rows.map((row) => ({ uid: row.uid, ...comparisonKeysOf(row) })));
      await transaction.execute(sql`update ${users} set user_name_comparison_key = k."userNameComparisonKey",
        email_comparison_key = k."emailComparisonKey", identifier_comparison_keys = k."identifierComparisonKeys"
        from json_to_recordset(${keys}::json)
          as k(uid text, "userNameComparisonKey" text, "emailComparisonKey" text, "identifierComparisonKeys" text[])
        where ${users.uid} = k.uid`);
      const end = rows.at(-1);
      if (!end) return;
      last = end.uid;
    }
  });
  return true;
}

async function fillMails(transaction: Transaction, { mails }: Tables): Promise<void> {
  const isEmpty = isNull(mails.recipientComparisonKey);
  for (const { recipient } of await transaction.selectDistinct({ recipient: mails.recipient }).from(mails).where(isEmpty))
    await transaction
      .update(mails)
      .set({ recipientComparisonKey: comparisonKey(recipient) })
      .where(and(isEmpty, eq(mails.recipient, recipient)));
}

/** Writes the keys of the names to log in with. The oldest account of a name keeps it; another one has none until staff give it another name. */
async function fillCredentials(transaction: Transaction, { users, credentials }: Tables): Promise<Collision[]> {
  const rows = await transaction
    .select({ realm: users.realm, uid: users.uid, key: users.userNameComparisonKey, former: credentials.nameKey })
    .from(credentials)
    .innerJoin(users, eq(users.uid, credentials.userUid))
    .orderBy(users.realm, users.id);
  const holders = rows.map((row) => ({ ...row, key: row.key ?? '' }));
  const collisions = collisionsOf('user name', holders);
  const without = new Set(collisions.flatMap(({ uids }) => uids.slice(1)));
  const changed = holders.filter(({ uid, key, former }) => key !== former || without.has(uid));
  // First none of them has a name: the one that a row gets may still be another's.
  for (const { uid } of changed)
    await transaction
      .update(credentials)
      .set({ nameKey: `UID:${uid}` })
      .where(eq(credentials.userUid, uid));
  for (const { uid, key } of changed)
    if (!without.has(uid)) await transaction.update(credentials).set({ nameKey: key }).where(eq(credentials.userUid, uid));
  return collisions;
}

async function sharedAddresses(transaction: Transaction, { users }: Tables): Promise<Collision[]> {
  const rows = await transaction
    .select({ realm: users.realm, uid: users.uid, key: users.emailComparisonKey, former: sql<string>`lower(${users.email})` })
    .from(users)
    .where(and(isNull(users.deletedAt), sql`${users.emailComparisonKey} is not null`))
    .orderBy(users.realm, users.id);
  return collisionsOf(
    'address',
    rows.map((row) => ({ ...row, key: row.key ?? '' })),
  );
}

/**
 * Fills the comparison keys of data that were written before there were any: SQL cannot compute them. Reports the accounts that had different names or
 * addresses until now; all of them keep their rows. Once filled, it does nothing.
 */
export async function fillComparisonKeys({ engine: { database }, tables }: ShardData): Promise<void> {
  const collisions = await database.transaction(async (transaction) => {
    await fillMails(transaction, tables);
    if (!(await fillUsers(transaction, tables))) return [];
    return [...(await fillCredentials(transaction, tables)), ...(await sharedAddresses(transaction, tables))];
  });
  for (const { realm, kind, uids } of collisions)
    console.warn(`Accounts of the realm ${realm} have the same ${kind} now, the oldest first: ${uids.join(', ')}.`);
}
