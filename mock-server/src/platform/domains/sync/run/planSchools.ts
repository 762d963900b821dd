import type { Tables } from '../../../database/tables.ts';
import { fieldChanges } from '../../directory/index.ts';
import type { RegisterGroup, RegisterSchool } from '../tables.ts';
import type { Step } from './steps.ts';

type SchoolUnitRow = Tables['schoolUnits']['$inferSelect'];
type GroupRow = Tables['groups']['$inferSelect'];

/** A school unit and its school in the register. */
export interface MappedSchool {
  readonly unit: Pick<SchoolUnitRow, 'uid' | 'name' | 'pupilNumber'>;
  readonly externalId: string;
  readonly school: RegisterSchool;
}

/** A planned change of a group. */
export interface GroupStep {
  readonly step: Step;
  readonly schoolUid: string;
  readonly known: GroupRow | undefined;
  readonly target: RegisterGroup | undefined;
}

/** Plans the changes of the school units themselves. */
export function planSchoolUnits(mappedSchools: readonly MappedSchool[]): (Step & { readonly uid: string; readonly pupilNumber: number })[] {
  return mappedSchools.flatMap(({ unit, externalId, school }) => {
    const changes = fieldChanges({ pupilNumber: unit.pupilNumber }, { pupilNumber: school.pupilNumber });
    if (changes.length === 0) return [];
    return [
      { entity: 'schoolUnit', uid: unit.uid, externalId, name: unit.name, action: 'update', changes, pupilNumber: school.pupilNumber },
    ];
  });
}

function shown({ name, externalId, typicalSchoolEntryYear }: Pick<GroupRow, 'name' | 'externalId' | 'typicalSchoolEntryYear'>) {
  return { name, externalId, typicalSchoolEntryYear };
}

function planGroup(schoolUid: string, target: RegisterGroup, known: GroupRow | undefined): GroupStep[] {
  const { externalId, name } = target;
  const after = { name, externalId, typicalSchoolEntryYear: target.schoolEntryYear ?? known?.typicalSchoolEntryYear ?? null };
  const changes = fieldChanges(known ? shown(known) : {}, after);
  if (changes.length === 0) return [];
  const action = known ? 'update' : 'create';
  return [{ schoolUid, known, target, step: { entity: 'group', uid: known?.uid, externalId, name: known?.name ?? name, action, changes } }];
}

/**
 * Plans the changes of groups, matched by their id in the register or else by name. A group without such an id stays; one whose id is no
 * longer in the register is deleted.
 */
export function planGroups(mappedSchools: readonly MappedSchool[], groups: readonly GroupRow[]): GroupStep[] {
  return mappedSchools.flatMap(({ unit, school }) => {
    const own = groups.filter(({ schoolUid }) => schoolUid === unit.uid);
    const taken = new Set<string>();
    const upserts = school.groups.flatMap((target) => {
      const known =
        own.find(({ externalId }) => externalId === target.externalId) ??
        own.find(({ externalId, name, uid }) => externalId === null && name === target.name && !taken.has(uid));
      if (known) taken.add(known.uid);
      return planGroup(unit.uid, target, known);
    });
    const gone = own
      .filter(({ uid, externalId }) => externalId !== null && !taken.has(uid))
      .map((known): GroupStep => {
        const changes = [{ field: 'deleted', before: null, after: known.name }];
        const { uid, externalId, name } = known;
        return {
          schoolUid: unit.uid,
          known,
          target: undefined,
          step: { entity: 'group', uid, externalId, name, action: 'delete', changes },
        };
      });
    return [...upserts, ...gone];
  });
}
