import { eq } from 'drizzle-orm';
import type { SignedIn } from '../caller.ts';

/** Returns name and email address of the authenticated user. */
export async function findContact({ caller, shard: { engine, tables } }: SignedIn): Promise<{ name: string; email: string | null }> {
  const { users } = tables;
  const [user] = await engine.database.select({ name: users.name, email: users.email }).from(users).where(eq(users.uid, caller.uid));
  return user ?? { name: '', email: null };
}
