import { logFault } from '@realmkit/contract-engine';
import { and, asc, eq, lte } from 'drizzle-orm';
import { PendingError } from '../../access/pendingError.ts';
import type { ServiceShard } from '../../access/serviceShard.ts';
import { isRealm } from '../../database/realms.ts';
import { JobError, type JobRow, runJob } from './run/runJob.ts';
import { countsOf, logRows, type Step } from './run/steps.ts';

type JobResult = Pick<JobRow, 'status' | 'errorMessage' | 'errorType'>;
const finished: JobResult = { status: 'finished', errorMessage: null, errorType: null };

async function endJob(
  { tables }: ServiceShard,
  executor: Parameters<typeof runJob>[0],
  job: JobRow,
  steps: readonly Step[],
  result: JobResult,
): Promise<void> {
  const { syncJobs, syncLogs } = tables;
  const ended = await executor
    .update(syncJobs)
    .set({ ...result, finishedAt: job.dueAt, counts: countsOf(steps) })
    .where(and(eq(syncJobs.realm, job.realm), eq(syncJobs.id, job.id), eq(syncJobs.status, 'running')))
    .returning({ id: syncJobs.id });
  const rows = logRows(job.realm, job.id, steps);
  // Only the process that ended the job writes its log.
  if (ended.length > 0 && rows.length > 0) await executor.insert(syncLogs).values(rows);
}

function resultAfterError(reason: unknown, job: JobRow): { steps: readonly Step[]; result: JobResult } {
  if (reason instanceof JobError)
    return { steps: reason.steps, result: { status: 'failed', errorMessage: reason.message, errorType: reason.type } };
  logFault(`The sync job ${job.realm}-job-${job.id} failed`, reason);
  return { steps: [], result: { status: 'failed', errorMessage: 'The service failed. Start it again.', errorType: 'InternalError' } };
}

/**
 * Ends every job that is due by `now`: its changes, its log and its end are one transaction, so that an interrupted job is either done or
 * still due. A job that fails is ended by a separate transaction; one that removes somebody whose payment has not ended waits for that.
 */
export async function runDueSyncs(shard: ServiceShard, now: number): Promise<void> {
  const { engine, tables } = shard;
  const { syncJobs } = tables;
  const isDue = and(eq(syncJobs.status, 'running'), lte(syncJobs.dueAt, now));
  for (;;) {
    let taken: JobRow | undefined;
    try {
      await engine.database.transaction(async (transaction) => {
        // Skips a job that another process has locked.
        [taken] = await transaction
          .select()
          .from(syncJobs)
          .where(isDue)
          .orderBy(asc(syncJobs.dueAt), asc(syncJobs.id))
          .limit(1)
          .for('update', { skipLocked: true });
        if (!taken) return;
        if (!isRealm(taken.realm)) throw new Error(`There is no realm ${taken.realm}.`);
        await endJob(shard, transaction, taken, await runJob(transaction, shard, taken, taken.realm), finished);
      });
    } catch (reason) {
      const job = taken;
      if (job === undefined) throw reason;
      if (reason instanceof PendingError) {
        // In the transaction of a request, that request waits.
        if (engine.isInTransaction) throw reason;
        if (await reason.ended(shard.chargeTimes.change)) continue;
        // The job is still due at the next run.
        return;
      }
      const { steps, result } = resultAfterError(reason, job);
      await engine.database.transaction((transaction) => endJob(shard, transaction, job, steps, result));
    }
    if (!taken) return;
  }
}
