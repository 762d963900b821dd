import type { Handler } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/sync';
import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { RequestContext } from '../../access/requestContext.ts';
import { auditEntry, fieldChanges, findSchoolUnit, lockSchoolUnit, writeAuditLog } from '../directory/index.ts';
import { findSync, jobIdOf, requireNoJob } from './organisation.ts';

/** GET /organizations/{org}/syncs, each with its newest job. */
export const listSyncs: Handler<operations['listSyncs'], RequestContext> = async ({ path: { org } }, manager) => {
  const { syncs, syncJobs } = manager.shard.tables;
  const { database } = manager.shard.engine;
  await findSchoolUnit(manager, database, org);
  const rows = await database.select().from(syncs).where(eq(syncs.schoolUid, org)).orderBy(asc(syncs.name), asc(syncs.syncId));
  const newest = database
    .select({ id: max(syncJobs.id) })
    .from(syncJobs)
    .where(eq(syncJobs.schoolUid, org))
    .groupBy(syncJobs.syncId);
  const jobs = await database
    .select()
    .from(syncJobs)
    .where(and(eq(syncJobs.realm, manager.caller.realm), inArray(syncJobs.id, newest)));
  const data = rows.map(({ syncId, name, entities }) => {
    const job = jobs.find((one) => one.syncId === syncId);
    const lastJob = job
      ? { jobId: jobIdOf(job), status: job.status, dryRun: job.dryRun, startedAt: new Date(job.startedAt).toISOString() }
      : null;
    return { syncId, name, type: 'skolon' as const, entities, lastJob };
  });
  return { status: 200, body: { data, meta: { totalItems: data.length } } };
};

/** PUT /organizations/{org}/syncs/{syncId}. */
export const setSync: Handler<operations['setSync'], RequestContext> = async ({ path: { org, syncId }, body }, manager) => {
  const { engine, tables } = manager.shard;
  const { syncs } = tables;
  await engine.database.transaction(async (transaction) => {
    await lockSchoolUnit(manager, transaction, org);
    await requireNoJob(transaction, tables, org);
    const [before] = await transaction
      .select({ name: syncs.name, entities: syncs.entities })
      .from(syncs)
      .where(and(eq(syncs.schoolUid, org), eq(syncs.syncId, syncId)));
    const { name, entities } = body;
    await transaction
      .insert(syncs)
      .values({ realm: manager.caller.realm, schoolUid: org, syncId, name, entities })
      .onConflictDoUpdate({ target: [syncs.schoolUid, syncs.syncId], set: { name, entities } });
    const named = (terms: typeof before) =>
      terms ? { [`syncs.${syncId}.name`]: terms.name, [`syncs.${syncId}.entities`]: terms.entities } : {};
    const changes = fieldChanges(named(before), named({ name, entities }));
    await writeAuditLog(transaction, tables, auditEntry(manager, 'setSync'), [{ subject: org, changes }]);
  });
  return { status: 204 };
};

/** DELETE /organizations/{org}/syncs/{syncId}, with its jobs and their logs. */
export const deleteSync: Handler<operations['deleteSync'], RequestContext> = async ({ path: { org, syncId } }, manager) => {
  const { engine, tables } = manager.shard;
  const { syncs, syncJobs, syncLogs } = tables;
  const { realm } = manager.caller;
  await engine.database.transaction(async (transaction) => {
    await lockSchoolUnit(manager, transaction, org);
    const { name } = await findSync(manager, transaction, org, syncId, 'update');
    await requireNoJob(transaction, tables, org);
    const gone = await transaction
      .delete(syncJobs)
      .where(and(eq(syncJobs.schoolUid, org), eq(syncJobs.syncId, syncId)))
      .returning({ id: syncJobs.id });
    const ids = gone.map(({ id }) => id);
    if (ids.length > 0) await transaction.delete(syncLogs).where(and(eq(syncLogs.realm, realm), inArray(syncLogs.jobId, ids)));
    await transaction.delete(syncs).where(and(eq(syncs.schoolUid, org), eq(syncs.syncId, syncId)));
    const changes = [{ field: `syncs.${syncId}.name`, before: name, after: null }];
    await writeAuditLog(transaction, tables, auditEntry(manager, 'deleteSync'), [{ subject: org, changes }]);
  });
  return { status: 204 };
};
