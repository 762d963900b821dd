import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';

/** Keeps the ids of erased users from being given to others, whose rows would then be erased in their place. */
export async function keepIdsOfErasedUsers(executor: Executor, { counters, erasedUsers }: Tables): Promise<void> {
  const highest = sql`(select max(${erasedUsers.id}) from ${erasedUsers} where ${erasedUsers.realm} = ${counters.realm})`;
  await executor
    .update(counters)
    .set({ last: sql`${highest}` })
    .where(and(eq(counters.kind, 'user'), sql`${counters.last} < ${highest}`));
}

/** Takes the invented people of the seed, whom a reset puts back, off the list of erased users. */
async function forgetErasedSeedUsers(executor: Executor, { erasedUsers, users }: Tables, realms: readonly Realm[]): Promise<void> {
  const present = executor.select({ uid: users.uid }).from(users);
  await executor.delete(erasedUsers).where(and(inArray(erasedUsers.realm, [...realms]), inArray(erasedUsers.uid, present)));
}

/** Brings the list of erased users in order after a reset of realms. */
export async function keepErased(executor: Executor, tables: Tables, realms: readonly Realm[]): Promise<void> {
  await forgetErasedSeedUsers(executor, tables, realms);
  await keepIdsOfErasedUsers(executor, tables);
}
