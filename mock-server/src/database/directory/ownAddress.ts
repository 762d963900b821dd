import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../executor.ts';
import type { Tables } from '../tables.ts';

/** Returns the email address of a user in lower case if it is certainly theirs: confirmed, and of no other user. */
export async function ownAddress(executor: Executor, { users }: Tables, uid: string): Promise<string | undefined> {
  const [user] = await executor.select().from(users).where(eq(users.uid, uid));
  if (!user?.email || !user.emailVerified) return undefined;
  const address = user.email.toLowerCase();
  const [other] = await executor
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.realm, user.realm), eq(sql`lower(${users.email})`, address), ne(users.uid, uid)))
    .limit(1);
  return other ? undefined : address;
}
