import { inArray, lte } from 'drizzle-orm';
import { idempotencyRetention } from '../services/idempotency.ts';
import { purgeRateLimits } from '../services/rateLimits.ts';
import type { ServiceShard } from '../services/serviceShard.ts';

/** How long deleted users are retained, in milliseconds (admin §9). */
const deletedUserRetention = 30 * 24 * 3_600_000;

/** Erases expired data: users who were deleted 30 days ago, with their audit logs and card prints, expired links and old idempotent responses. */
export async function purge({ engine, tables, clock }: Pick<ServiceShard, 'engine' | 'tables' | 'clock' | 'limits'>): Promise<void> {
  const now = await clock.now();
  const gone = await engine.database
    .delete(tables.users)
    .where(lte(tables.users.deletedAt, now - deletedUserRetention))
    .returning({ uid: tables.users.uid });
  const uids = gone.map(({ uid }) => uid);
  if (uids.length > 0) {
    await engine.database.delete(tables.auditLogs).where(inArray(tables.auditLogs.subject, uids));
    await engine.database.delete(tables.loginCardPrints).where(inArray(tables.loginCardPrints.subject, uids));
  }
  await purgeRateLimits({ engine, tables }, now);
  await engine.database.delete(tables.passwordResets).where(lte(tables.passwordResets.expiresAt, now));
  await engine.database.delete(tables.idempotencyRecords).where(lte(tables.idempotencyRecords.at, now - idempotencyRetention));
}
