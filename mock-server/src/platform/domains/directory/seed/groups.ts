import type { Realm } from '../../../database/realms.ts';
import type { Row } from '../../../database/seed/rows.ts';
import { groupRow } from '../rows/groupRow.ts';
import { vocabulary } from './vocabulary.ts';

// The school year of the data; a pupil of grade 1 started in it.
const schoolYear = 2025;

interface NamedGroup {
  readonly unit: Row<'schoolUnits'>;
  readonly name: string;
  readonly type: 'class' | 'group';
  readonly year: number | null;
  readonly code: string;
}

/** Creates a realm's groups: six classes in each school, three groups in each preschool. */
export function makeGroups(realm: Realm, schoolUnits: readonly Row<'schoolUnits'>[]): Row<'groups'>[] {
  const { className, preschoolGroups } = vocabulary[realm];
  const named = schoolUnits.flatMap((unit): NamedGroup[] => {
    if (unit.type === 'school')
      return [1, 2, 3].flatMap((grade) =>
        ['A', 'B'].map((letter) => ({
          unit,
          name: className(grade, letter),
          type: 'class',
          year: schoolYear + 1 - grade,
          code: `${grade}${letter}`,
        })),
      );
    if (unit.type === 'preschool')
      return preschoolGroups.map((name, index) => ({ unit, name, type: 'group', year: null, code: `P${index + 1}` }));
    return [];
  });
  return named.map(({ unit, name, type, year, code }, index) =>
    groupRow({
      realm,
      id: index + 1,
      schoolUid: unit.uid,
      name,
      type,
      loginCode: type === 'class' ? `${code}${String(unit.id).padStart(2, '0')}${index + 1}` : null,
      externalId: index % 4 === 3 ? null : `${code}-${unit.id}`,
      typicalSchoolEntryYear: year,
    }),
  );
}
