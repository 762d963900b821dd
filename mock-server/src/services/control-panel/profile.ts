import type { components, operations } from '@realmkit/openapi/types/control-panel';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Handler } from '../../contract/handler.ts';
import { unitsAbove } from '../../database/directory/schoolTree.ts';
import type { Tables } from '../../database/tables.ts';
import { findOwnUser } from '../account/me.ts';
import { dayOf } from '../auth/person.ts';
import type { SignedIn } from '../authenticate.ts';
import { actionList } from './people/actions.ts';
import { attribute, connectionTypes } from './people/attributes.ts';
import { type Levels, levelsOf } from './people/levels.ts';
import { legacyRole, typeOfPerson, userTypesOf } from './people/personType.ts';

type Profile = components['schemas']['Profile'];
type Attributes = Profile['attributes'];

const readOnlyLevels: Levels = { viewable: 2, editable: 0 };

async function findOrganizations({ shard: { engine, tables } }: SignedIn, uid: string) {
  const { associations, schoolUnits } = tables;
  return engine.database
    .select({ uid: schoolUnits.uid, id: schoolUnits.id, name: schoolUnits.name, role: associations.role })
    .from(associations)
    .innerJoin(schoolUnits, eq(schoolUnits.uid, associations.schoolUid))
    .where(eq(associations.userUid, uid))
    .orderBy(asc(schoolUnits.nameKey), asc(schoolUnits.id));
}

async function findGroups({ shard: { engine, tables } }: SignedIn, uid: string): Promise<Attributes['groups']['value']> {
  const { memberships, groups, schoolUnits } = tables;
  const rows = await engine.database
    .select({ id: groups.id, organization_id: schoolUnits.id, name: groups.name })
    .from(memberships)
    .innerJoin(groups, eq(groups.uid, memberships.groupUid))
    .innerJoin(schoolUnits, eq(schoolUnits.uid, groups.schoolUid))
    .where(eq(memberships.userUid, uid))
    .orderBy(asc(groups.nameKey), asc(groups.id));
  return rows.map((group) => ({ ...group, selectable: false, removable: false }));
}

/** Returns the subscriptions of a user, their school units and the units above, grouped by type. */
async function findSubscriptions(
  { shard: { engine, tables }, now }: SignedIn,
  uid: string,
  schoolUids: readonly string[],
): Promise<Attributes['subscriptions']['value']> {
  const today = dayOf(now);
  const of = (periods: Tables['userPeriods'] | Tables['schoolUnitPeriods'], owners: readonly string[]) =>
    engine.database
      .select({ type: periods.type, startDate: periods.startDate, endDate: periods.endDate })
      .from(periods)
      .where(and(inArray(periods.owner, [...owners])))
      .orderBy(asc(periods.startDate), asc(periods.id));
  const own = await of(tables.userPeriods, [uid]);
  const ofSchools = await of(tables.schoolUnitPeriods, await unitsAbove(engine.database, tables, schoolUids));
  return [...Map.groupBy([...own, ...ofSchools], ({ type }) => type)].map(([label, periods]) => ({
    label,
    value: periods.map(({ startDate, endDate }) => ({
      endDate,
      active: startDate <= today && (endDate === null || endDate >= today),
    })),
  }));
}

/** GET /v1/me (admin §3, current profile). Only staff change the password of a shared account (admin §6). */
export const getProfile: Handler<operations['getProfile'], SignedIn> = async (_request, visitor) => {
  const user = await findOwnUser(visitor);
  const organizations = await findOrganizations(visitor, user.uid);
  const type = typeOfPerson(organizations) ?? 'guardians';
  const { realm, isSecure: secure, isSuperuser } = visitor.caller;
  const levels = levelsOf({ realm, type, administrates: false, secure, outranksCaller: false });
  const employed = isSuperuser || type === 'employees';
  const connected = connectionTypes
    .filter((name) => name !== 'gsuiteid' && levels[name])
    .map((name) => {
      const value = user.identifiers.find((identifier) => identifier.type === name)?.value ?? null;
      return [name, attribute(value, { viewable: levels[name]?.viewable ?? 0, editable: 0 })];
    });
  return {
    status: 200,
    body: {
      id: user.id,
      actions: actionList({ EditPassword: !user.sharedAccount }),
      attributes: {
        name: attribute(user.name, readOnlyLevels),
        username: attribute(user.userName, readOnlyLevels),
        email: attribute(user.email, readOnlyLevels),
        ...Object.fromEntries(connected),
        guest: attribute(user.guest, readOnlyLevels),
        groups: { value: await findGroups(visitor, user.uid), ...readOnlyLevels },
        organizations: {
          value: organizations.map(({ id, name, role }) => ({ label: name, value: { id, ...legacyRole(role) } })),
          ...readOnlyLevels,
        },
        userTypes: { value: userTypesOf(organizations), ...readOnlyLevels },
        homepage: attribute(employed ? '/controlpanel' : '/', readOnlyLevels),
        menu: { value: actionList({ ViewManageUsers: employed, ViewLogOut: true }), ...readOnlyLevels },
        subscriptions: {
          value: await findSubscriptions(
            visitor,
            user.uid,
            organizations.map(({ uid }) => uid),
          ),
          ...readOnlyLevels,
        },
      },
    },
  };
};
