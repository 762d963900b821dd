import { and, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Executor } from '../executor.ts';
import type { Tables } from '../tables.ts';

/**
 * Ends all logins of users: their sessions, and the refresh tokens of every app, those of impersonating logins included. The session
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
  const ofUsers = or(inArray(families.actorUid, [...uids]), and(inArray(families.userUid, [...uids]), isNull(families.actorUid)));
  await executor
    .update(families)
    .set({ revokedAt: now })
    .where(and(ofUsers, ne(families.sessionId, exceptSessionId), isNull(families.revokedAt)));
  await executor.delete(sessions).where(and(inArray(sessions.userUid, [...uids]), ne(sessions.id, exceptSessionId)));
}
