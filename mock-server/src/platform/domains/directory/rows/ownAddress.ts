import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';

/** Returns the comparison key of a user's email address if it is certainly theirs: confirmed, and of no other user. */
export async function ownAddress(executor: Executor, { users }: Tables, uid: string): Promise<string | undefined> {
  const [user] = await executor.select().from(users).where(eq(users.uid, uid));
  const address = user?.emailComparisonKey;
  if (!address || !user.emailVerified) return undefined;
  const [other] = await executor
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.realm, user.realm), eq(users.emailComparisonKey, address), ne(users.uid, uid)))
    .limit(1);
  return other ? undefined : address;
}
