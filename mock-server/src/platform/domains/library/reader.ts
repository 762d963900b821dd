import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RequestContext } from '../../access/requestContext.ts';

/**
 * Returns the condition for what a reader has stored themselves, in tables of places, bookmarks and annotations. An account of several people has
 * nothing of the kind: what is stored from before is somebody else's.
 */
export function isOwn({ caller, shard: { engine, tables } }: RequestContext, { userUid }: { readonly userUid: PgColumn }): SQL {
  const { users } = tables;
  const self = and(eq(users.uid, caller.uid), eq(users.sharedAccount, false));
  return inArray(userUid, engine.database.select({ uid: users.uid }).from(users).where(self));
}

/** Returns the highest age of the books that a reader sees in the catalogue; undefined without an age filter. */
export async function findAgeFilter({ caller, shard }: RequestContext): Promise<number | undefined> {
  const { users } = shard.tables;
  const [user] = await shard.engine.database.select({ ageFilter: users.ageFilter }).from(users).where(eq(users.uid, caller.uid));
  return user?.ageFilter ?? undefined;
}

/** Returns the reader of an authenticated operation; throws for operations without authentication. */
export function requireReader(reader: RequestContext | undefined): RequestContext {
  if (!reader) throw new Error('An operation without a token has nobody signed in.');
  return reader;
}
