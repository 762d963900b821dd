import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../access/requestContext.ts';
import type { Executor } from '../../database/executor.ts';
import type { Tables } from '../../database/tables.ts';

/** Returns name and email address of the authenticated user. */
export async function findContact({ caller, shard: { engine, tables } }: RequestContext): Promise<{ name: string; email: string | null }> {
  const { users } = tables;
  const [user] = await engine.database.select({ name: users.name, email: users.email }).from(users).where(eq(users.uid, caller.uid));
  return user ?? { name: '', email: null };
}

/** Returns the zone of a user's own days; null for the realm's. */
export async function findTimeZone(executor: Executor, { users }: Tables, userUid: string): Promise<string | null> {
  const [user] = await executor.select({ timeZone: users.timeZone }).from(users).where(eq(users.uid, userUid));
  return user?.timeZone ?? null;
}
