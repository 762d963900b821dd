import type { Handler } from '@realmkit/contract-engine';
import { isIdentifierType, textAttributes } from '@realmkit/openapi/people';
import type { operations } from '@realmkit/openapi/types/control-panel';
import { hashNewPassword } from '../../../../access/newPassword.ts';
import type { RequestContext } from '../../../../access/requestContext.ts';
import { auditedTransaction } from '../../audit/auditedTransaction.ts';
import { fieldChanges } from '../../audit/fieldChanges.ts';
import { administrates } from '../../reach/staff.ts';
import { lockSchoolUnitsShared } from '../../rows/directoryLocks.ts';
import { addUser } from '../../rows/newUser.ts';
import { emptyUser } from '../../rows/userRow.ts';
import { claimUserName } from '../claimUserName.ts';
import { writtenColumns } from './attributes.ts';
import { levelsOf } from './levels.ts';
import { resolveOrganizationRoles } from './resolveOrganizationRoles.ts';
import { mergeIdentifiers, requireEditable, splitName } from './writePerson.ts';

/** The attributes that the audit log has of a new person. */
const loggedNames = textAttributes.filter((name) => !isIdentifierType(name));

/** POST /{apiVersion}/{type}; the id of the new person is the last segment of Location. */
export const createPerson: Handler<operations['createPerson'], RequestContext> = async (
  { path: { apiVersion, type }, body: { data } },
  staff,
) => {
  const { tables } = staff.shard;
  const { realm, isSecure: secure } = staff.caller;
  const { username, name, organizations, password } = data;
  const passwordHash = password === undefined ? undefined : await hashNewPassword(password, [username, data.email]);
  const id = await auditedTransaction(staff, 'createPerson', async (executor) => {
    await lockSchoolUnitsShared(executor, tables, realm);
    const roles = await resolveOrganizationRoles(staff, executor, type, organizations);
    const own = [...roles.keys()].some((uid) => administrates(staff, uid));
    requireEditable(data, levelsOf({ realm, type, administrates: own, secure, outranksCaller: false, keepsLogin: false }));
    const number = await claimUserName(staff, executor, username, { count: 1 });
    const uid = await addUser(executor, tables, {
      ...emptyUser,
      ...writtenColumns(data),
      ...splitName(name),
      realm,
      id: number,
      userName: username,
      identifiers: mergeIdentifiers([], data),
      roles,
      groupUids: [],
      passwordHash,
    });
    const changes = [
      ...fieldChanges({}, Object.fromEntries(loggedNames.map((attribute) => [attribute, data[attribute]]))),
      ...[...roles].map(([unit, role]) => ({ field: `schoolAssociations.${unit}.role`, before: null, after: role })),
    ];
    return { changes: [{ subject: uid, changes }], result: number };
  });
  return { status: 201, headers: { Location: `/${apiVersion}/${type}/${id}` } };
};
