import { serverCategories } from '@realmkit/openapi/personal-data';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { ServiceShard } from '../../access/serviceShard.ts';

/** Erases the logs of old jobs; `now` is in milliseconds since 1970. */
export async function eraseOldLogs({ engine, tables: { syncLogs, syncJobs } }: ServiceShard, now: number): Promise<void> {
  const period = serverCategories.sync.retention.days * 24 * 3_600_000;
  const oldJob = and(eq(syncJobs.realm, syncLogs.realm), eq(syncJobs.id, syncLogs.jobId), lte(syncJobs.finishedAt, now - period));
  await engine.database.delete(syncLogs).where(sql`exists (select from ${syncJobs} where ${oldJob})`);
}
