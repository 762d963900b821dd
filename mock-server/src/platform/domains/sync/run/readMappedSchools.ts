import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { unitsBelow } from '../../directory/index.ts';
import type { OrganizationMapping } from '../tables.ts';
import type { MappedSchool } from './planSchools.ts';
import { type Step, skipStep } from './steps.ts';

/** Reads the school units that an organisation's settings name, each with its school in the register, and the skipped ones. */
export async function readMappedSchools(
  executor: Executor,
  tables: Tables,
  realm: Realm,
  organisation: string,
  map: readonly OrganizationMapping[],
): Promise<{ readonly mappedSchools: MappedSchool[]; readonly skips: Step[] }> {
  const { schoolUnits, registerSchools } = tables;
  const below = new Set(await unitsBelow(executor, tables, [organisation]));
  // A school unit or an organisation that is named twice counts once.
  const once = [...new Map(map.map((mapping) => [mapping.uid, mapping])).values()];
  if (once.length === 0) return { mappedSchools: [], skips: [] };
  const units = await executor
    .select({ uid: schoolUnits.uid, name: schoolUnits.name, pupilNumber: schoolUnits.pupilNumber })
    .from(schoolUnits)
    .where(
      and(
        eq(schoolUnits.realm, realm),
        inArray(
          schoolUnits.uid,
          once.map(({ uid }) => uid),
        ),
      ),
    )
    .orderBy(asc(schoolUnits.uid));
  const register = await executor
    .select({ externalId: registerSchools.externalId, school: registerSchools.school })
    .from(registerSchools)
    .where(
      and(
        eq(registerSchools.realm, realm),
        inArray(
          registerSchools.externalId,
          once.map(({ externalId }) => externalId),
        ),
      ),
    );
  const mappedSchools: MappedSchool[] = [];
  const skips: Step[] = [];
  for (const { uid, externalId } of once) {
    const unit = units.find((one) => one.uid === uid);
    const school = register.find((one) => one.externalId === externalId)?.school;
    if (!unit || !below.has(uid)) skips.push(skipStep('schoolUnit', uid, externalId, unit?.name ?? '', 'notBelow'));
    else if (!school) skips.push(skipStep('schoolUnit', uid, externalId, unit.name, 'unknownOrganization'));
    else mappedSchools.push({ unit, externalId, school });
  }
  return { mappedSchools, skips };
}
