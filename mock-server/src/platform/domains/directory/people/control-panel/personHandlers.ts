import { forbidden, type Handler } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/control-panel';
import { and, eq, ne } from 'drizzle-orm';
import type { RequestContext } from '../../../../access/requestContext.ts';
import type { Executor } from '../../../../database/executor.ts';
import { auditedTransaction } from '../../audit/auditedTransaction.ts';
import { manages } from '../../reach/manager.ts';
import { assignableUnits } from '../../reach/staff.ts';
import { lockUsers } from '../../rows/directoryLocks.ts';
import { emptyUser } from '../../rows/userRow.ts';
import { findSchoolUnits, organizationBody } from '../../school-units/organizations.ts';
import { requireOtherAccount } from '../ownAccount.ts';
import { removeUser } from '../removeUser.ts';
import { restoreRemovedUser } from '../restoreUser.ts';
import { asPerson, findPerson, findUid, requireType, type VisiblePerson } from './accessTo.ts';
import { actionList, personActions } from './actions.ts';
import { attributesOf } from './attributes.ts';
import { levelsOf } from './levels.ts';
import { legacyRole, type PersonType } from './personType.ts';

type Schemas = components['schemas'];

async function organizationOptions(staff: RequestContext, type: PersonType): Promise<Schemas['Organization'][]> {
  const units = await findSchoolUnits(staff, staff.shard.engine.database, assignableUnits(staff, type));
  return units.map(organizationBody);
}

async function findOrganizations(staff: RequestContext, executor: Executor, { associations }: VisiblePerson) {
  const roles = new Map(associations.filter(({ schoolUid }) => manages(staff, schoolUid)).map(({ schoolUid, role }) => [schoolUid, role]));
  const units = await findSchoolUnits(staff, executor, new Set(roles.keys()));
  return units.flatMap(({ uid, id }) => {
    const role = roles.get(uid);
    return role ? [{ id, ...legacyRole(role) }] : [];
  });
}

async function holdsPaidPlan({ shard: { engine, tables } }: RequestContext, uid: string): Promise<boolean> {
  const { paidSubscriptions } = tables;
  const held = and(eq(paidSubscriptions.userUid, uid), ne(paidSubscriptions.status, 'canceled'));
  return (await engine.database.$count(paidSubscriptions, held)) > 0;
}

/** GET /{apiVersion}/{type}/{userId}. */
export const getPerson: Handler<operations['getPerson'], RequestContext> = async ({ path }, staff) => {
  const { database } = staff.shard.engine;
  const person = await findPerson(staff, database, path.userId, path.type);
  const { user, type, context, facts } = person;
  const values = { ...user, organizations: await findOrganizations(staff, database, person) };
  const actions = personActions(context, facts);
  return {
    status: 200,
    body: {
      id: user.id,
      uid: user.uid,
      type,
      attributes: attributesOf(values, levelsOf(context), await organizationOptions(staff, type)),
      actions: actionList(actions),
      ...(actions.DeleteUser && { paidPlan: await holdsPaidPlan(staff, user.uid) }),
    },
  };
};

/** GET /{apiVersion}/{type}/template: employees may add students, admins people of every type. */
export const getTemplate: Handler<operations['getTemplate'], RequestContext> = async ({ path: { type } }, staff) => {
  const options = await organizationOptions(staff, type);
  if (options.length === 0) throw forbidden(`You may not add ${type}.`);
  const { realm, isSecure: secure } = staff.caller;
  const administrates = staff.reach.adminUnits === undefined || staff.reach.adminUnits.size > 0;
  const levels = levelsOf({ realm, type, administrates, secure, outranksCaller: false, keepsLogin: false });
  return { status: 200, body: { type, attributes: attributesOf({ ...emptyUser, organizations: [] }, levels, options) } };
};

function requireDeletable(...access: Parameters<typeof personActions>): void {
  if (!personActions(...access).DeleteUser) throw forbidden('This person is not yours to delete.');
}

/** DELETE /v1/{type}/{userId}: removes the user from lists and login immediately; the data is erased after 30 days (admin §9). */
export const deletePerson: Handler<operations['deletePerson'], RequestContext> = async ({ path }, staff) => {
  const { tables } = staff.shard;
  await auditedTransaction(staff, 'deletePerson', async (executor) => {
    await lockUsers(executor, tables, [await findUid(staff, executor, path.userId)]);
    const { user, context, facts } = await findPerson(staff, executor, path.userId, path.type);
    requireOtherAccount(staff, user.uid);
    requireDeletable(context, facts);
    return { changes: await removeUser(executor, staff.shard, user, staff.now), result: undefined };
  });
  return { status: 204 };
};

/** POST /v1/{type}/{userId}/restore: for whoever could delete the person. */
export const restorePerson: Handler<operations['restorePerson'], RequestContext> = async ({ path }, staff) => {
  await auditedTransaction(staff, 'restorePerson', async (executor) => {
    const isPerson = eq(staff.shard.tables.users.id, path.userId);
    const changes = await restoreRemovedUser(staff, executor, isPerson, {
      requireAllowed: (found) => {
        const { context, facts } = requireType(asPerson(staff, found, false), path.type);
        requireDeletable(context, facts);
      },
      unitsAttribute: 'organizations',
    });
    return { changes, result: undefined };
  });
  return { status: 204 };
};
