import { and, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';

/** The condition that somebody of these users logged in: the actor of an impersonating login, otherwise its user. */
export const isLoginOf = ({ actorUid, userUid }: Tables['families'], uids: readonly string[]): SQL | undefined =>
  or(inArray(actorUid, [...uids]), and(inArray(userUid, [...uids]), isNull(actorUid)));

/**
 * Ends all logins of users: their sessions, and the tokens of every app, those of impersonating logins included. The session
 * `exceptSessionId` stays. `now` is in milliseconds since 1970.
 */
export async function endSignIns(
  executor: Executor,
  { families, sessions }: Tables,
  uids: readonly string[],
  now: number,
  exceptSessionId = '',
): Promise<void> {
  if (uids.length === 0) return;
  await executor
    .update(families)
    .set({ revokedAt: now })
    .where(and(isLoginOf(families, uids), ne(families.sessionId, exceptSessionId), isNull(families.revokedAt)));
  await executor.delete(sessions).where(and(inArray(sessions.userUid, [...uids]), ne(sessions.id, exceptSessionId)));
}
