import type { operations } from '@realmkit/openapi/types/control-panel';
import type { Handler } from '../../../contract/handler.ts';
import { lockSchoolUnitsShared } from '../../../database/directory/directoryLocks.ts';
import { addUser } from '../../../database/directory/newUser.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { auditedTransaction } from '../../customer-management/auditedTransaction.ts';
import { fieldChanges } from '../../customer-management/fieldChanges.ts';
import { administrates, type Staff } from '../staff.ts';
import { levelsOf } from './levels.ts';
import { resolveOrganizationRoles } from './resolveOrganizationRoles.ts';
import { claimUserName } from './userName.ts';
import { mergeIdentifiers, requireEditable, splitName } from './writePerson.ts';

/** POST /{apiVersion}/{type}; the id of the new person is the last segment of Location. */
export const createPerson: Handler<operations['createPerson'], Staff> = async ({ path: { apiVersion, type }, body: { data } }, staff) => {
  const { tables } = staff.shard;
  const { realm, isSecure: secure } = staff.caller;
  const { username, name, email = null, organizations, password, shared = false, speakingBookRights = false, ageFilter = null } = data;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const id = await auditedTransaction(staff, 'createPerson', async (executor) => {
    await lockSchoolUnitsShared(executor, tables, realm);
    const roles = await resolveOrganizationRoles(staff, executor, type, organizations);
    const own = [...roles.keys()].some((uid) => administrates(staff, uid));
    requireEditable(data, levelsOf({ realm, type, administrates: own, secure, outranksCaller: false, hasRightsElsewhere: false }));
    const number = await claimUserName(staff, executor, username, { count: 1 });
    const uid = await addUser(executor, tables, {
      realm,
      id: number,
      userName: username,
      ...splitName(name),
      email,
      emailVerified: false,
      identifiers: mergeIdentifiers([], data),
      superuser: false,
      sharedAccount: shared,
      speakingBookRights,
      guest: false,
      ageFilter,
      roles,
      groupUids: [],
      passwordHash,
    });
    const changes = [
      ...fieldChanges({}, { username, name, email }),
      ...[...roles].map(([unit, role]) => ({ field: `schoolAssociations.${unit}.role`, before: null, after: role })),
    ];
    return { changes: [{ subject: uid, changes }], result: number };
  });
  return { status: 201, headers: { Location: `/${apiVersion}/${type}/${id}` } };
};
