import { forbidden, type Handlers, notFound } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/library';
import { and, desc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../access/requestContext.ts';
import { bookBody, requireBook } from './books.ts';
import { bookOf } from './catalogue/catalogue.ts';
import { latestReadLog } from './latestReadLog.ts';
import { requireReader } from './reader.ts';
import { requireSchoolUnit, requireShelf } from './shelfRights.ts';

type Names = 'listUserBooks' | 'addUserBook' | 'removeUserBook' | 'listSchoolUnitBooks' | 'addSchoolUnitBook' | 'removeSchoolUnitBook';

/** Returns what an entry has beside its own if the books are asked for. */
function included(
  reader: RequestContext,
  { include }: { readonly include?: 'book' },
  bookId: string,
): { readonly book?: components['schemas']['Book'] } {
  const book = include === 'book' ? bookOf(bookId) : undefined;
  return book ? { book: bookBody(reader, book) } : {};
}

/** The handlers of users' bookshelves and of school units' books. */
export const shelfHandlers: Required<Handlers<Pick<operations, Names>, RequestContext | undefined>> = {
  listUserBooks: async ({ path, query }, visitor) => {
    const reader = requireReader(visitor);
    const { uid } = await requireShelf(reader, path.userId);
    const { engine, tables } = reader.shard;
    const { userBooks } = tables;
    const rows = await engine.database
      .select({ bookId: userBooks.bookId, addedAt: userBooks.addedAt, latest: latestReadLog(tables, userBooks) })
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
        ...included(reader, query, bookId),
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
  listSchoolUnitBooks: async ({ path, query }, visitor) => {
    const reader = requireReader(visitor);
    await requireSchoolUnit(reader, path.schoolUnitId);
    const { schoolUnitBooks } = reader.shard.tables;
    const all = reader.shard.engine.database
      .select()
      .from(schoolUnitBooks)
      .where(eq(schoolUnitBooks.schoolUid, path.schoolUnitId))
      .orderBy(desc(schoolUnitBooks.addedAt), desc(schoolUnitBooks.bookId));
    const rows = await (query.limit === undefined ? all : all.limit(query.limit));
    const body = rows.map(({ bookId, addedAt }) => ({
      bookId,
      addedAt: new Date(addedAt).toISOString(),
      ...included(reader, query, bookId),
    }));
    return { status: 200, body };
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
