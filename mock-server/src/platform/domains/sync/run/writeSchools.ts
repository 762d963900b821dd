import { eq } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { allocateIds, groupRow, groupSearchColumns, removeGroup, type SubjectChanges } from '../../directory/index.ts';
import type { GroupStep, planSchoolUnits } from './planSchools.ts';
import type { Step } from './steps.ts';

/** Writes the changes of the school units. */
export async function writeSchoolUnits(
  executor: Executor,
  { schoolUnits }: Tables,
  steps: ReturnType<typeof planSchoolUnits>,
): Promise<void> {
  for (const { uid, pupilNumber } of steps) await executor.update(schoolUnits).set({ pupilNumber }).where(eq(schoolUnits.uid, uid));
}

/** Adds and changes groups; returns their steps with the uids of new groups. */
export async function writeGroups(executor: Executor, tables: Tables, realm: Realm, planned: readonly GroupStep[]): Promise<Step[]> {
  const { groups } = tables;
  const fresh = planned.filter(({ known }) => known === undefined).length;
  let id = fresh > 0 ? await allocateIds(executor, tables, realm, 'group', fresh) : 0;
  const steps: Step[] = [];
  for (const { step, schoolUid, known, target } of planned) {
    if (!target) continue;
    const { externalId, name } = target;
    const typicalSchoolEntryYear = target.schoolEntryYear ?? known?.typicalSchoolEntryYear ?? null;
    if (known) {
      const changed = { name, externalId, typicalSchoolEntryYear, ...groupSearchColumns(realm, name, externalId) };
      await executor.update(groups).set(changed).where(eq(groups.uid, known.uid));
      steps.push(step);
    } else {
      const row = groupRow({ realm, id, schoolUid, name, type: 'class', loginCode: null, externalId, typicalSchoolEntryYear });
      id += 1;
      await executor.insert(groups).values(row);
      steps.push({ ...step, uid: row.uid });
    }
  }
  return steps;
}

/** Deletes the groups that the register no longer has; returns the changes of their subjects. */
export async function deleteGroups(executor: Executor, tables: Tables, planned: readonly GroupStep[]): Promise<SubjectChanges[]> {
  const changes: SubjectChanges[] = [];
  for (const { known, target } of planned) if (known && !target) changes.push(...(await removeGroup(executor, tables, known)));
  return changes;
}
