import { type Handler, notFound } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/customer-management';
import type { RequestContext } from '../../../../access/requestContext.ts';
import { requireMatch } from '../../../../http/setTag.ts';
import { auditedTransaction } from '../../audit/auditedTransaction.ts';
import { manages, requireUnit } from '../../reach/manager.ts';
import { lockSchoolUnitsShared } from '../../rows/directoryLocks.ts';
import { findSchoolUnit } from '../../school-units/findSchoolUnit.ts';
import { lockUser, type VisibleUser } from '../findUser.ts';
import { type Roles, writeRoles } from '../writeRoles.ts';
import { requireOneType, resolveRoles, roleMembers } from './associations.ts';

function rolesOf({ associations }: VisibleUser): Roles {
  return new Map(associations.map(({ schoolUid, role }) => [schoolUid, role]));
}

/** PUT /users/{uid}/schoolUnits: replaces all associations; for a school admin only those in their own units, with If-Match only those that were read. */
export const replaceUserSchoolUnits: Handler<operations['replaceUserSchoolUnits'], RequestContext> = async (
  { path, header, body },
  manager,
) => {
  await auditedTransaction(manager, 'replaceUserSchoolUnits', async (executor) => {
    await lockSchoolUnitsShared(executor, manager.shard.tables, manager.caller.realm);
    const user = await lockUser(manager, executor, path.uid);
    const before = rolesOf(user);
    const elsewhere = [...before].filter(([schoolUid]) => !manages(manager, schoolUid));
    const after = new Map([...elsewhere, ...(await resolveRoles(manager, executor, body.schoolAssociations))]);
    requireMatch(header['If-Match'], roleMembers(manager, before), roleMembers(manager, after));
    requireOneType(after);
    return { changes: [{ subject: path.uid, changes: await writeRoles(manager, executor, path.uid, before, after) }], result: undefined };
  });
  return { status: 204 };
};

/** PUT /users/{userUid}/schoolUnits/{schoolUid}: adds the user to a school unit, or changes the role there. */
export const setUserSchoolUnit: Handler<operations['setUserSchoolUnit'], RequestContext> = async ({ path, body }, manager) => {
  await auditedTransaction(manager, 'setUserSchoolUnit', async (executor) => {
    await lockSchoolUnitsShared(executor, manager.shard.tables, manager.caller.realm);
    const before = rolesOf(await lockUser(manager, executor, path.userUid));
    await findSchoolUnit(manager, executor, path.schoolUid);
    const after = new Map([...before, [path.schoolUid, body.role]]);
    requireOneType(after);
    return {
      changes: [{ subject: path.userUid, changes: await writeRoles(manager, executor, path.userUid, before, after) }],
      result: undefined,
    };
  });
  return { status: 204 };
};

/** DELETE /users/{userUid}/schoolUnits/{schoolUid}: 400 for the last one, because a user keeps at least one organisation (admin §5). */
export const removeUserSchoolUnit: Handler<operations['removeUserSchoolUnit'], RequestContext> = async ({ path }, manager) => {
  await auditedTransaction(manager, 'removeUserSchoolUnit', async (executor) => {
    const before = rolesOf(await lockUser(manager, executor, path.userUid));
    if (!before.has(path.schoolUid)) throw notFound('The user does not belong to this school unit.');
    requireUnit(manager, path.schoolUid);
    const after = new Map([...before].filter(([schoolUid]) => schoolUid !== path.schoolUid));
    requireOneType(after);
    return {
      changes: [{ subject: path.userUid, changes: await writeRoles(manager, executor, path.userUid, before, after) }],
      result: undefined,
    };
  });
  return { status: 200 };
};
