import { forbidden, type Handlers, notFound } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/library';
import { and, desc, eq, sql } from 'drizzle-orm';
import { requireBook } from './books.ts';
import { type Reader, requireReader } from './reader.ts';
import { requireSchoolUnit, requireShelf } from './shelfRights.ts';

type Names = 'listUserBooks' | 'addUserBook' | 'removeUserBook' | 'listSchoolUnitBooks' | 'addSchoolUnitBook' | 'removeSchoolUnitBook';

/** The handlers of users' bookshelves and of school units' books. */
export const shelfHandlers: Required<Handlers<Pick<operations, Names>, Reader | undefined>> = {
  listUserBooks: async ({ path, query }, visitor) => {
    const reader = requireReader(visitor);
    const { uid } = await requireShelf(reader, path.userId);
    const { engine, tables } = reader.shard;
    const { userBooks, readLogs } = tables;
    const latest = sql`(select json_build_object('at', timestamp, 'percentage', percentage) from ${readLogs}
      where ${readLogs.userUid} = ${userBooks.userUid} and ${readLogs.bookId} = ${userBooks.bookId} order by timestamp desc limit 1)`;
    const rows = await engine.database
      .select({ bookId: userBooks.bookId, addedAt: userBooks.addedAt, latest: sql<{ at: number; percentage: number } | null>`${latest}` })
      .from(userBooks)
      .where(eq(userBooks.userUid, uid))
      .orderBy(desc(userBooks.addedAt), desc(userBooks.bookId))
      .limit(query.limit ?? 500);
    return {
      status: 200,
      body: rows.map(({ bookId, addedAt, latest: log }) => ({
        bookId,
        addedAt: new Date(addedAt).toISOString(),
        lastReadAt: log ? new Date(log.at * 1000).toISOString() : null,
        percentage: log?.percentage ?? 0,
      })),
    };
  },
  addUserBook: async ({ path, body }, visitor) => {
    const reader = requireReader(visitor);
    const { uid, sharedAccount } = await requireShelf(reader, path.userId);
    // Shared accounts have no personal bookshelf (admin §6).
    if (sharedAccount) throw forbidden('A shared account has no bookshelf of its own.');
    const { id } = requireBook(body.bookId);
    const { engine, tables } = reader.shard;
    await engine.database
      .insert(tables.userBooks)
      .values({ realm: reader.caller.realm, userUid: uid, bookId: id, addedAt: reader.now })
      .onConflictDoNothing();
    return { status: 204 };
  },
  removeUserBook: async ({ path }, visitor) => {
    const reader = requireReader(visitor);
    const { uid } = await requireShelf(reader, path.userId);
    const { userBooks } = reader.shard.tables;
    await reader.shard.engine.database
      .delete(userBooks)
      .where(and(eq(userBooks.userUid, uid), eq(userBooks.bookId, requireBook(path.bookId).id)));
    return { status: 204 };
  },
  listSchoolUnitBooks: async ({ path }, visitor) => {
    const reader = requireReader(visitor);
    await requireSchoolUnit(reader, path.schoolUnitId);
    const { schoolUnitBooks } = reader.shard.tables;
    const rows = await reader.shard.engine.database
      .select()
      .from(schoolUnitBooks)
      .where(eq(schoolUnitBooks.schoolUid, path.schoolUnitId))
      .orderBy(desc(schoolUnitBooks.addedAt), desc(schoolUnitBooks.bookId));
    return { status: 200, body: rows.map(({ bookId, addedAt }) => ({ bookId, addedAt: new Date(addedAt).toISOString() })) };
  },
  addSchoolUnitBook: async ({ path, body }, visitor) => {
    const reader = requireReader(visitor);
    await requireSchoolUnit(reader, path.schoolUnitId);
    const { id } = requireBook(body.bookId);
    const { engine, tables } = reader.shard;
    await engine.database
      .insert(tables.schoolUnitBooks)
      .values({ realm: reader.caller.realm, schoolUid: path.schoolUnitId, bookId: id, addedAt: reader.now })
      .onConflictDoNothing();
    return { status: 204 };
  },
  removeSchoolUnitBook: async ({ path }, visitor) => {
    const reader = requireReader(visitor);
    await requireSchoolUnit(reader, path.schoolUnitId);
    const { schoolUnitBooks } = reader.shard.tables;
    const [gone] = await reader.shard.engine.database
      .delete(schoolUnitBooks)
      .where(and(eq(schoolUnitBooks.schoolUid, path.schoolUnitId), eq(schoolUnitBooks.bookId, path.bookId)))
      .returning({ bookId: schoolUnitBooks.bookId });
    if (!gone) throw notFound('The school unit does not have this book.');
    return { status: 204 };
  },
};
