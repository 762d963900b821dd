import { asc, eq, inArray } from 'drizzle-orm';
import { type SubjectChanges, writeAuditLog } from '../../../database/directory/auditLog.ts';
import { lockSchoolUnits } from '../../../database/directory/directoryLocks.ts';
import { bumpListVersion } from '../../../database/directory/sequences.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { type KnownGroup, type PersonStep, planPeople } from './planPeople.ts';
import { type GroupStep, type Place, planGroups, planSchoolUnits } from './planPlaces.ts';
import { readPeople } from './readPeople.ts';
import { readPlaces } from './readPlaces.ts';
import type { Step } from './steps.ts';
import { writePeople } from './writePeople.ts';
import { deleteGroups, writeGroups, writeSchoolUnits } from './writePlaces.ts';

/** The row of a job. */
export type JobRow = Tables['syncJobs']['$inferSelect'];
type GroupRow = Tables['groups']['$inferSelect'];

/** Thrown where a job cannot do anything; `steps` say what was found. */
export class JobFailure extends Error {
  readonly type: NonNullable<JobRow['errorType']>;
  readonly steps: readonly Step[];
  constructor(type: NonNullable<JobRow['errorType']>, message: string, steps: readonly Step[]) {
    super(message);
    this.name = 'JobFailure';
    this.type = type;
    this.steps = steps;
  }
}

async function groupsOf(executor: Executor, { groups }: Tables, places: readonly Place[], lock: boolean): Promise<GroupRow[]> {
  const uids = places.map(({ unit }) => unit.uid);
  const query = executor.select().from(groups).where(inArray(groups.schoolUid, uids)).orderBy(asc(groups.uid));
  return lock ? query.for('update') : query;
}

/** The groups as they are once those of the register were taken over; those that go are still there, without anybody whom the register has. */
function groupsAfter(groups: readonly GroupRow[], written: readonly Step[], planned: readonly GroupStep[]): KnownGroup[] {
  const known = new Map<string, KnownGroup>(
    groups.map(({ uid, schoolUid, name, externalId }) => [uid, { key: uid, schoolUid, name, externalId }]),
  );
  for (const [index, { schoolUid, wanted }] of planned.filter((one) => one.wanted !== undefined).entries()) {
    const key = written[index]?.uid ?? `${wanted?.externalId}`;
    if (wanted) known.set(key, { key, schoolUid, name: wanted.name, externalId: wanted.externalId });
  }
  return [...known.values()];
}

const isOf = (people: readonly PersonStep[]): Step[] => people.map(({ step }) => step);

/**
 * Does what a job is there for and answers what it did, in order; a rehearsal changes nothing. Throws {@link JobFailure} where there is nothing
 * that it could do. To be called in the transaction that writes its end.
 */
export async function runJob(executor: Executor, tables: Tables, job: JobRow, realm: Realm): Promise<Step[]> {
  const { syncs, syncSettings } = tables;
  const { dryRun, schoolUid: organisation, dueAt: now } = job;
  if (!dryRun) await lockSchoolUnits(executor, tables, realm);
  const own = await executor.select().from(syncs).where(eq(syncs.schoolUid, organisation));
  const takes = new Set(own.find(({ syncId }) => syncId === job.syncId)?.entities);
  const [settings] = await executor.select().from(syncSettings).where(eq(syncSettings.schoolUid, organisation));
  const map = settings?.organizationMap ?? [];
  if (map.length === 0) throw new JobFailure('NothingMapped', 'The settings name no organisation of the register.', []);
  const { places, skips } = await readPlaces(executor, tables, realm, organisation, map);
  if (places.length === 0)
    throw new JobFailure('UnknownOrganizations', 'The register has none of the organisations that the settings name.', skips);
  const groups = await groupsOf(executor, tables, places, !dryRun);
  const unitSteps = takes.has('schools') ? planSchoolUnits(places) : [];
  const groupPlan = takes.has('groups') ? planGroups(places, groups) : [];
  const kept = groupPlan.filter(({ wanted }) => wanted !== undefined);
  const users = await readPeople(executor, tables, { realm, places, groupUids: groups.map(({ uid }) => uid), lock: !dryRun });
  if (!dryRun) await writeSchoolUnits(executor, tables, unitSteps);
  const groupSteps = dryRun ? kept.map(({ step }) => step) : await writeGroups(executor, tables, realm, kept);
  const plan = planPeople({
    places,
    users,
    groups: groupsAfter(groups, groupSteps, groupPlan),
    takes: { students: takes.has('students'), teachers: takes.has('teachers'), groups: takes.has('groups') },
  });
  const personSteps = dryRun ? isOf(plan.people) : await writePeople({ executor, tables, realm, now }, plan.people);
  const goneSteps = groupPlan.flatMap(({ wanted, step }) => (wanted === undefined ? [step] : []));
  const done = [...unitSteps, ...groupSteps, ...personSteps];
  if (!dryRun) {
    const gone = await deleteGroups(executor, tables, groupPlan);
    const subjects: SubjectChanges[] = done.flatMap(({ uid, changes }) => (uid === undefined ? [] : [{ subject: uid, changes }]));
    await writeAuditLog(executor, tables, { realm, by: { uid: job.byUid, actorUid: job.actorUid }, action: 'triggerSync', at: now }, [
      ...subjects,
      ...gone,
    ]);
    await bumpListVersion(executor, tables, realm);
  }
  await executor.update(syncSettings).set({ lastFetch: now }).where(eq(syncSettings.schoolUid, organisation));
  return [...skips, ...done, ...plan.skips, ...goneSteps];
}
