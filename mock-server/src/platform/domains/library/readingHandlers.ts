import { type Handlers, HttpError } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/library';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { RequestContext } from '../../access/requestContext.ts';
import { requireMatch, setTag } from '../../http/setTag.ts';
import { bookBody, requireBook } from './books.ts';
import { bookOf } from './catalogue/catalogue.ts';
import { latestReadLog } from './latestReadLog.ts';
import { isOwn, requireReader } from './reader.ts';
import { storeReadLogs } from './storeReadLogs.ts';

type Names = 'listBookmarks' | 'replaceBookmarks' | 'getLastmark' | 'setLastmark' | 'listLastmarks' | 'storeReadLogs';

/** Returns the members of a list of bookmarks for its ETag; stored JSON has another order of properties than sent JSON. */
const bookmarkMembers = (list: operations['replaceBookmarks']['requestBody']['content']['application/json']): string[] =>
  list.map(({ id, name, position: { ncxRef, URI, timeOffset, charOffset } }) =>
    JSON.stringify([id, name, ncxRef, URI, timeOffset, charOffset]),
  );

/** How long ago a position can have been read, in ms: whoever claims more has a clock that was set meanwhile. */
const oldest = 30 * 24 * 3600 * 1000;

/** Returns the seconds since a position was read. */
const ageOf = (now: number, { readAt }: { readonly readAt: number }): number => Math.max(0, Math.floor((now - readAt) / 1000));

/** The handlers of bookmarks, positions and read logs: of concurrent writes the last one is stored completely. */
export const readingHandlers: Required<Handlers<Pick<operations, Names>, RequestContext | undefined>> = {
  listBookmarks: async ({ path }, maybeReader) => {
    const reader = requireReader(maybeReader);
    const { engine, tables } = reader.shard;
    const { bookmarks } = tables;
    const { id } = requireBook(path.bookId);
    const isRow = and(isOwn(reader, bookmarks), eq(bookmarks.bookId, id));
    const [row] = await engine.database.select().from(bookmarks).where(isRow);
    const stored = row?.bookmarks ?? [];
    return { status: 200, headers: { ETag: setTag(bookmarkMembers(stored)) }, body: stored };
  },
  replaceBookmarks: async ({ path, header, body }, reader) => {
    const { caller, shard } = requireReader(reader);
    const { bookmarks } = shard.tables;
    const row = { realm: caller.realm, userUid: caller.uid, bookId: requireBook(path.bookId).id, bookmarks: [] };
    const isRow = and(eq(bookmarks.userUid, row.userUid), eq(bookmarks.bookId, row.bookId));
    await shard.engine.database.transaction(async (transaction) => {
      // A row that exists can be locked, so that of concurrent writes with one ETag only one is stored.
      await transaction.insert(bookmarks).values(row).onConflictDoNothing();
      const [before] = await transaction.select().from(bookmarks).where(isRow).for('update');
      requireMatch(header['If-Match'], bookmarkMembers(before?.bookmarks ?? []), bookmarkMembers(body));
      await transaction.update(bookmarks).set({ bookmarks: body }).where(isRow);
    });
    return { status: 204 };
  },
  getLastmark: async ({ path }, maybeReader) => {
    const reader = requireReader(maybeReader);
    const { shard, now } = reader;
    const { lastmarks } = shard.tables;
    const { id } = requireBook(path.bookId);
    const isRow = and(isOwn(reader, lastmarks), eq(lastmarks.bookId, id));
    const [row] = await shard.engine.database.select().from(lastmarks).where(isRow);
    return { status: 200, body: { position: row?.position ?? null, age: row ? ageOf(now, row) : null } };
  },
  listLastmarks: async ({ query }, maybeReader) => {
    const reader = requireReader(maybeReader);
    const { engine, tables } = reader.shard;
    const { lastmarks } = tables;
    const rows = await engine.database
      .select({
        bookId: lastmarks.bookId,
        position: lastmarks.position,
        readAt: lastmarks.readAt,
        latest: latestReadLog(tables, lastmarks),
      })
      .from(lastmarks)
      .where(isOwn(reader, lastmarks))
      .orderBy(desc(lastmarks.readAt), desc(lastmarks.bookId))
      .limit(query.limit ?? 24);
    const body = rows.flatMap(({ bookId, position, latest, ...row }) => {
      const book = bookOf(bookId);
      return book
        ? [{ bookId, book: bookBody(reader, book), position, percentage: latest?.percentage ?? null, age: ageOf(reader.now, row) }]
        : [];
    });
    return { status: 200, body };
  },
  setLastmark: async ({ path, header, body: { position } }, reader) => {
    const { caller, shard, now } = requireReader(reader);
    const { lastmarks } = shard.tables;
    const age = header['Lastmark-Age'];
    const readAt = now - Math.min(Math.round((age ?? 0) * 1000), oldest);
    const row = { realm: caller.realm, userUid: caller.uid, bookId: requireBook(path.bookId).id, position, readAt };
    const stored = await shard.engine.database
      .insert(lastmarks)
      .values(row)
      .onConflictDoUpdate({
        target: [lastmarks.userUid, lastmarks.bookId],
        set: { position, readAt: age === undefined ? readAt : sql`greatest(${lastmarks.readAt}, ${readAt}::bigint)` },
        // One that is sent again, because its answer was lost, is stored already.
        ...(age !== undefined && { setWhere: sql`(${lte(lastmarks.readAt, readAt)} or ${eq(lastmarks.position, position)})` }),
      })
      .returning({ readAt: lastmarks.readAt });
    if (stored.length === 0) throw new HttpError(412, { name: 'PreconditionFailedError', message: 'The stored position was read later.' });
    return { status: 204 };
  },
  storeReadLogs: async ({ body }, reader) => {
    await storeReadLogs(requireReader(reader), body);
    return { status: 204 };
  },
};
