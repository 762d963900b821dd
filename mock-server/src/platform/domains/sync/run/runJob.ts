import { asc, eq, inArray } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { finishAct, lockSchoolUnits, type SubjectChanges } from '../../directory/index.ts';
import { type KnownGroup, type PersonStep, planPeople } from './planPeople.ts';
import { type GroupStep, type MappedSchool, planGroups, planSchoolUnits } from './planSchools.ts';
import { readMappedSchools } from './readMappedSchools.ts';
import { readPeople } from './readPeople.ts';
import type { Step } from './steps.ts';
import { writePeople } from './writePeople.ts';
import { deleteGroups, writeGroups, writeSchoolUnits } from './writeSchools.ts';

/** The row of a job. */
export type JobRow = Tables['syncJobs']['$inferSelect'];
type GroupRow = Tables['groups']['$inferSelect'];

/** The error of a job that cannot do anything; `steps` are the skipped records. */
export class JobError extends Error {
  readonly type: NonNullable<JobRow['errorType']>;
  readonly steps: readonly Step[];
  constructor(type: NonNullable<JobRow['errorType']>, message: string, steps: readonly Step[]) {
    super(message);
    this.name = 'JobError';
    this.type = type;
    this.steps = steps;
  }
}

async function findGroups(
  executor: Executor,
  { groups }: Tables,
  mappedSchools: readonly MappedSchool[],
  lock: boolean,
): Promise<GroupRow[]> {
  const uids = mappedSchools.map(({ unit }) => unit.uid);
  const query = executor.select().from(groups).where(inArray(groups.schoolUid, uids)).orderBy(asc(groups.uid));
  return lock ? query.for('update') : query;
}

/** Returns the groups after the import; deleted ones are still included, without users of the register. */
function groupsAfter(groups: readonly GroupRow[], written: readonly Step[], planned: readonly GroupStep[]): KnownGroup[] {
  const known = new Map<string, KnownGroup>(
    groups.map(({ uid, schoolUid, name, externalId }) => [uid, { key: uid, schoolUid, name, externalId }]),
  );
  for (const [index, { schoolUid, target }] of planned.filter((one) => one.target !== undefined).entries()) {
    const key = written[index]?.uid ?? `${target?.externalId}`;
    if (target) known.set(key, { key, schoolUid, name: target.name, externalId: target.externalId });
  }
  return [...known.values()];
}

const stepsOf = (people: readonly PersonStep[]): Step[] => people.map(({ step }) => step);

/**
 * Runs a job and returns its steps in order; a dry run changes nothing. Throws {@link JobError} if there is nothing to do. Must be called
 * in the transaction that writes the end of the job.
 */
export async function runJob(executor: Executor, shard: ServiceShard, job: JobRow, realm: Realm): Promise<Step[]> {
  const { tables } = shard;
  const { syncs, syncSettings } = tables;
  const { dryRun, schoolUid: organisation, dueAt: now } = job;
  if (!dryRun) await lockSchoolUnits(executor, tables, realm);
  const own = await executor.select().from(syncs).where(eq(syncs.schoolUid, organisation));
  const entities = new Set(own.find(({ syncId }) => syncId === job.syncId)?.entities);
  const [settings] = await executor.select().from(syncSettings).where(eq(syncSettings.schoolUid, organisation));
  const map = settings?.organizationMap ?? [];
  if (map.length === 0) throw new JobError('NothingMapped', 'The settings name no organisation of the register.', []);
  const { mappedSchools, skips } = await readMappedSchools(executor, tables, realm, organisation, map);
  if (mappedSchools.length === 0)
    throw new JobError('UnknownOrganizations', 'The register has none of the organisations that the settings name.', skips);
  const groups = await findGroups(executor, tables, mappedSchools, !dryRun);
  const unitSteps = entities.has('schools') ? planSchoolUnits(mappedSchools) : [];
  const groupPlan = entities.has('groups') ? planGroups(mappedSchools, groups) : [];
  const upserts = groupPlan.filter(({ target }) => target !== undefined);
  const users = await readPeople(executor, tables, { realm, mappedSchools, groupUids: groups.map(({ uid }) => uid), lock: !dryRun });
  if (!dryRun) await writeSchoolUnits(executor, tables, unitSteps);
  const groupSteps = dryRun ? upserts.map(({ step }) => step) : await writeGroups(executor, tables, realm, upserts);
  const plan = planPeople({
    mappedSchools,
    users,
    groups: groupsAfter(groups, groupSteps, groupPlan),
    includes: { students: entities.has('students'), teachers: entities.has('teachers'), groups: entities.has('groups') },
  });
  const personSteps = dryRun ? stepsOf(plan.people) : await writePeople({ executor, shard, tables, realm, now }, plan.people);
  const goneSteps = groupPlan.flatMap(({ target, step }) => (target === undefined ? [step] : []));
  const applied = [...unitSteps, ...groupSteps, ...personSteps];
  if (!dryRun) {
    const gone = await deleteGroups(executor, tables, groupPlan);
    const subjects: SubjectChanges[] = applied.flatMap(({ uid, changes, deletion }) =>
      uid === undefined ? [] : [{ subject: uid, changes, ...(deletion && { deletion }) }],
    );
    await finishAct(executor, tables, { realm, by: { uid: job.byUid, actorUid: job.actorUid }, action: 'triggerSync', at: now }, [
      ...subjects,
      ...gone,
    ]);
  }
  await executor.update(syncSettings).set({ lastFetch: now }).where(eq(syncSettings.schoolUid, organisation));
  return [...skips, ...applied, ...plan.skips, ...goneSteps];
}
