import { and, asc, eq, ne } from 'drizzle-orm';
import type { ServiceShard } from '../../../../access/serviceShard.ts';
import type { Executor } from '../../../../database/executor.ts';
import { readMeans } from '../../balance/readMeans.ts';
import { nextJob } from './nextJob.ts';
import { sendNotice } from './sendNotice.ts';

/**
 * Derives the next jobs of a customer's subscriptions again, whenever their terms or what pays for them changed at a moment in milliseconds. A
 * notice whose moment has passed is sent at once. A subscription that another transaction works on is left to it.
 */
export async function reviewJobs(executor: Executor, shard: ServiceShard, userUid: string, now: number): Promise<void> {
  const { paidSubscriptions } = shard.tables;
  const rows = await executor
    .select()
    .from(paidSubscriptions)
    .where(and(eq(paidSubscriptions.userUid, userUid), ne(paidSubscriptions.status, 'canceled')))
    .orderBy(asc(paidSubscriptions.id))
    .for('update', { skipLocked: true });
  if (rows.length === 0) return;
  const means = await readMeans(executor, shard.tables, userUid);
  for (const row of rows) {
    let current = row;
    let job = nextJob(current, means);
    while (job.kind === 'notice' && job.at <= now) {
      current = await sendNotice(executor, shard, current, means, job, now);
      job = nextJob(current, means);
    }
    const dueAt = row.status === 'past_due' ? row.dueAt : Math.max(job.at, now);
    if (dueAt !== row.dueAt) await executor.update(paidSubscriptions).set({ dueAt }).where(eq(paidSubscriptions.id, row.id));
  }
}
