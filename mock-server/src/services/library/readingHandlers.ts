import type { Handlers } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/library';
import { and, eq } from 'drizzle-orm';
import { requireBook } from './books.ts';
import { type Reader, requireReader } from './reader.ts';
import { storeReadLogs } from './storeReadLogs.ts';

type Names = 'listBookmarks' | 'replaceBookmarks' | 'getLastmark' | 'setLastmark' | 'storeReadLogs';

/** The handlers of bookmarks, positions and read logs. Each write is one statement: of concurrent writes the last one is stored completely. */
export const readingHandlers: Required<Handlers<Pick<operations, Names>, Reader | undefined>> = {
  listBookmarks: async ({ path }, reader) => {
    const { caller, shard } = requireReader(reader);
    const { bookmarks } = shard.tables;
    const { id } = requireBook(path.bookId);
    const [row] = await shard.engine.database
      .select()
      .from(bookmarks)
      .where(and(eq(bookmarks.userUid, caller.uid), eq(bookmarks.bookId, id)));
    return { status: 200, body: row?.bookmarks ?? [] };
  },
  replaceBookmarks: async ({ path, body }, reader) => {
    const { caller, shard } = requireReader(reader);
    const { bookmarks } = shard.tables;
    const row = { realm: caller.realm, userUid: caller.uid, bookId: requireBook(path.bookId).id, bookmarks: body };
    await shard.engine.database
      .insert(bookmarks)
      .values(row)
      .onConflictDoUpdate({ target: [bookmarks.userUid, bookmarks.bookId], set: { bookmarks: body } });
    return { status: 204 };
  },
  getLastmark: async ({ path }, reader) => {
    const { caller, shard } = requireReader(reader);
    const { lastmarks } = shard.tables;
    const { id } = requireBook(path.bookId);
    const [row] = await shard.engine.database
      .select()
      .from(lastmarks)
      .where(and(eq(lastmarks.userUid, caller.uid), eq(lastmarks.bookId, id)));
    return { status: 200, body: { position: row?.position ?? null } };
  },
  setLastmark: async ({ path, body: { position } }, reader) => {
    const { caller, shard } = requireReader(reader);
    const { lastmarks } = shard.tables;
    const row = { realm: caller.realm, userUid: caller.uid, bookId: requireBook(path.bookId).id, position };
    await shard.engine.database
      .insert(lastmarks)
      .values(row)
      .onConflictDoUpdate({ target: [lastmarks.userUid, lastmarks.bookId], set: { position } });
    return { status: 204 };
  },
  storeReadLogs: async ({ body }, reader) => {
    await storeReadLogs(requireReader(reader), body);
    return { status: 204 };
  },
};
