import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tables } from '../../database/tables.ts';

/** How far a book was read, and when, in seconds since 1970. */
interface LatestReadLog {
  readonly at: number;
  readonly percentage: number;
}

/** Returns the column with the latest read log of a row's user and book; null without one. */
export function latestReadLog(
  { readLogs }: Pick<Tables, 'readLogs'>,
  { userUid, bookId }: { readonly userUid: PgColumn; readonly bookId: PgColumn },
): SQL<LatestReadLog | null> {
  // A condition of its own: columns that stand in the text of a selection lose the names of their tables, and any log would do.
  const isOfRow = and(eq(readLogs.userUid, userUid), eq(readLogs.bookId, bookId));
  return sql`(select json_build_object('at', timestamp, 'percentage', percentage) from ${readLogs} where ${isOfRow} order by timestamp desc limit 1)`;
}
