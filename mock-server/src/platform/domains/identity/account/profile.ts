import type { Handler } from '@realmkit/contract-engine';
import { identifierTypes } from '@realmkit/openapi/people';
import type { components, operations } from '@realmkit/openapi/types/control-panel';
import { asc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import { dayOf, findSubscriptionPeriods, isRunning } from '../../billing/index.ts';
import {
  actionList,
  attribute,
  type Levels,
  legacyRole,
  levelsOf,
  storedAttributes,
  typeOfPerson,
  userTypesOf,
} from '../../directory/index.ts';
import { findOwnUser } from './me.ts';

type Profile = components['schemas']['Profile'];
type Attributes = Profile['attributes'];

const readOnlyLevels: Levels = { viewable: 2, editable: 0 };

async function findOrganizations({ shard: { engine, tables } }: RequestContext, uid: string) {
  const { associations, schoolUnits } = tables;
  return engine.database
    .select({ uid: schoolUnits.uid, id: schoolUnits.id, name: schoolUnits.name, role: associations.role })
    .from(associations)
    .innerJoin(schoolUnits, eq(schoolUnits.uid, associations.schoolUid))
    .where(eq(associations.userUid, uid))
    .orderBy(asc(schoolUnits.nameKey), asc(schoolUnits.id));
}

async function findGroups({ shard: { engine, tables } }: RequestContext, uid: string): Promise<Attributes['groups']['value']> {
  const { memberships, groups, schoolUnits } = tables;
  const rows = await engine.database
    .select({ id: groups.id, organization_id: schoolUnits.id, name: groups.name, type: groups.type })
    .from(memberships)
    .innerJoin(groups, eq(groups.uid, memberships.groupUid))
    .innerJoin(schoolUnits, eq(schoolUnits.uid, groups.schoolUid))
    .where(eq(memberships.userUid, uid))
    .orderBy(asc(groups.nameKey), asc(groups.id));
  return rows.map((group) => ({ ...group, selectable: false, removable: false }));
}

/** Returns the subscriptions of a user, grouped by type. */
async function findSubscriptions(
  { shard: { engine, tables }, now }: RequestContext,
  uid: string,
  schoolUids: readonly string[],
): Promise<Attributes['subscriptions']['value']> {
  const periods = await findSubscriptionPeriods(engine.database, tables, uid, schoolUids);
  return [...Map.groupBy(periods, ({ type }) => type)].map(([label, ofType]) => ({
    label,
    value: ofType.map((period) => ({ endDate: period.endDate, active: isRunning(period, dayOf(now)) })),
  }));
}

/** GET /v1/me (admin §3, current profile). Only staff change the password of a shared account (admin §6). */
export const getProfile: Handler<operations['getProfile'], RequestContext> = async (_request, visitor) => {
  const user = await findOwnUser(visitor);
  const organizations = await findOrganizations(visitor, user.uid);
  const type = typeOfPerson(organizations) ?? 'guardians';
  const { realm, isSecure: secure, isSuperuser } = visitor.caller;
  const levels = levelsOf({ realm, type, administrates: false, secure, outranksCaller: false, keepsLogin: false });
  const employed = isSuperuser || type === 'employees';
  return {
    status: 200,
    body: {
      id: user.id,
      actions: actionList({ EditPassword: !user.sharedAccount }),
      attributes: {
        name: attribute(user.name, readOnlyLevels),
        username: attribute(user.userName, readOnlyLevels),
        email: attribute(user.email, readOnlyLevels),
        ...storedAttributes(identifierTypes, user, { ...levels, gsuiteid: undefined }),
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
