import { type Handler, notFound } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/sync';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../access/requestContext.ts';
import type { Executor } from '../../database/executor.ts';
import { allocateIds, findSchoolUnit, largestId, lockSchoolUnit, requireUnit } from '../directory/index.ts';
import { findSync, jobIdOf, requireNoJob, syncError } from './organisation.ts';
import type { JobRow } from './run/runJob.ts';

const second = 1000;
/** Returns the duration of a job in milliseconds: a constant part, and one for each organisation. */
const durationOf = (organisations: number): number => 4 * second + organisations * 1.5 * second;

/** POST /organizations/{org}/syncs/{syncId}/trigger. */
export const triggerSync: Handler<operations['triggerSync'], RequestContext> = async ({ path: { org, syncId }, body }, manager) => {
  const { shard, caller, now } = manager;
  const { tables, engine } = shard;
  const { syncSettings, syncJobs, users } = tables;
  const id = await engine.database.transaction(async (transaction) => {
    // The lock serializes triggers and changes of settings of one organisation.
    await lockSchoolUnit(manager, transaction, org);
    await findSync(manager, transaction, org, syncId, 'share');
    const [settings] = await transaction.select().from(syncSettings).where(eq(syncSettings.schoolUid, org));
    if (!settings) throw syncError('SyncNotConfigured', 'The sync of this organisation has not been set.');
    if (!settings.active) throw syncError('SyncInactive', 'The sync of this organisation is switched off.');
    const dryRun = body?.dryRun ?? settings.dryRun;
    if (!dryRun && settings.dryRun) throw syncError('SyncRehearsalOnly', 'The settings of this organisation allow rehearsals only.');
    await requireNoJob(transaction, tables, org);
    const [actor] = await transaction.select({ name: users.name }).from(users).where(eq(users.uid, caller.actorUid));
    const number = await allocateIds(transaction, tables, caller.realm, 'syncJob');
    await transaction.insert(syncJobs).values({
      realm: caller.realm,
      id: number,
      schoolUid: org,
      syncId,
      dryRun,
      status: 'running',
      startedAt: now,
      dueAt: now + durationOf(settings.organizationMap.length),
      byUid: caller.uid,
      actorUid: caller.actorUid,
      actorName: actor?.name ?? caller.actorUid,
      counts: { create: 0, update: 0, delete: 0, skip: 0 },
    });
    return number;
  });
  return { status: 202, body: { jobId: jobIdOf({ realm: caller.realm, id }) } };
};

function jobBody(job: JobRow, now: number): components['schemas']['Job'] {
  const { syncId, dryRun, status, startedAt, dueAt, finishedAt, actorUid, actorName, counts, errorMessage, errorType } = job;
  const share = Math.floor((100 * (now - startedAt)) / (dueAt - startedAt));
  return {
    jobId: jobIdOf(job),
    syncId,
    dryRun,
    status,
    // A job that another process is about to end shows 99, and a clock that was set back cannot lower it below 0.
    progress: status === 'running' ? Math.min(99, Math.max(0, share)) : 100,
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: finishedAt === null ? null : new Date(finishedAt).toISOString(),
    triggeredBy: { uid: actorUid, name: actorName },
    counts,
    errorMessage,
    errorType,
  };
}

/** GET /organizations/{org}/syncs/{syncId}/jobs, newest first. */
export const listJobs: Handler<operations['listJobs'], RequestContext> = async ({ path: { org, syncId }, query }, manager) => {
  const { syncJobs } = manager.shard.tables;
  const { database } = manager.shard.engine;
  await findSchoolUnit(manager, database, org);
  await findSync(manager, database, org, syncId);
  const own = and(eq(syncJobs.schoolUid, org), eq(syncJobs.syncId, syncId));
  const { page = 1, size = 10 } = query;
  const jobs = await database
    .select()
    .from(syncJobs)
    .where(own)
    .orderBy(desc(syncJobs.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await database.select({ jobs: count() }).from(syncJobs).where(own);
  return { status: 200, body: { data: jobs.map((job) => jobBody(job, manager.now)), meta: { totalItems: total?.jobs ?? 0 } } };
};

async function findJob(manager: RequestContext, executor: Executor, jobId: string): Promise<JobRow> {
  const { syncJobs } = manager.shard.tables;
  const { realm } = manager.caller;
  const number = Number(new RegExp(`^${realm}-job-([1-9]\\d{0,9})$`).exec(jobId)?.[1]);
  if (!(number <= largestId)) throw notFound('There is no such job.');
  const [job] = await executor
    .select()
    .from(syncJobs)
    .where(and(eq(syncJobs.realm, realm), eq(syncJobs.id, number)));
  if (!job) throw notFound('There is no such job.');
  requireUnit(manager, job.schoolUid);
  return job;
}

/** DELETE /jobs/{jobId}: a running job has not changed anything yet. */
export const cancelJob: Handler<operations['cancelJob'], RequestContext> = async ({ path: { jobId } }, manager) => {
  const { syncJobs } = manager.shard.tables;
  const { database } = manager.shard.engine;
  const { realm, id } = await findJob(manager, database, jobId);
  const cancelled = await database
    .update(syncJobs)
    .set({ status: 'cancelled', finishedAt: manager.now })
    .where(and(eq(syncJobs.realm, realm), eq(syncJobs.id, id), eq(syncJobs.status, 'running')))
    .returning({ id: syncJobs.id });
  if (cancelled.length === 0) throw syncError('JobEnded', 'The job has ended.');
  return { status: 204 };
};

/** GET /jobs/{jobId}/logs. */
export const listJobLogs: Handler<operations['listJobLogs'], RequestContext> = async ({ path: { jobId }, query }, manager) => {
  const { syncLogs } = manager.shard.tables;
  const { database } = manager.shard.engine;
  const { realm, id } = await findJob(manager, database, jobId);
  const { page = 1, size = 10, action, entity } = query;
  const conditions = and(
    eq(syncLogs.realm, realm),
    eq(syncLogs.jobId, id),
    action && eq(syncLogs.action, action),
    entity && eq(syncLogs.entity, entity),
  );
  const rows = await database
    .select()
    .from(syncLogs)
    .where(conditions)
    .orderBy(asc(syncLogs.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await database.select({ entries: count() }).from(syncLogs).where(conditions);
  return {
    status: 200,
    body: { data: rows.map(({ realm: _realm, jobId: _job, ...entry }) => entry), meta: { totalItems: total?.entries ?? 0 } },
  };
};
