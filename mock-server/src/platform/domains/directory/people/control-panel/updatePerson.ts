import type { Handler } from '@realmkit/contract-engine';
import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { personAttributes } from '@realmkit/openapi/people';
import type { operations } from '@realmkit/openapi/types/control-panel';
import { eq } from 'drizzle-orm';
import { hashNewPassword } from '../../../../access/newPassword.ts';
import type { RequestContext } from '../../../../access/requestContext.ts';
import type { Executor } from '../../../../database/executor.ts';
import { auditedTransaction } from '../../audit/auditedTransaction.ts';
import { fieldChanges } from '../../audit/fieldChanges.ts';
import { tellOwner } from '../../mails/tellOwner.ts';
import { assignableUnits } from '../../reach/staff.ts';
import { lockSchoolUnitsShared } from '../../rows/directoryLocks.ts';
import { userSearchColumns } from '../../rows/userRow.ts';
import type { FieldChange } from '../../tables.ts';
import { claimUserName } from '../claimUserName.ts';
import { writeRoles } from '../writeRoles.ts';
import { findPerson, lockPerson, type VisiblePerson } from './accessTo.ts';
import { writtenColumns } from './attributes.ts';
import { levelsOf } from './levels.ts';
import { setPassword } from './password.ts';
import { resolveOrganizationRoles } from './resolveOrganizationRoles.ts';
import { mergeIdentifiers, requireEditable, splitName, type UserData } from './writePerson.ts';

const loggedColumns: ReadonlySet<string> = new Set(
  Object.values(personAttributes).flatMap((attribute) => ('storedAs' in attribute ? [attribute.storedAs] : [])),
);

async function writeFields(staff: RequestContext, executor: Executor, { user }: VisiblePerson, data: UserData): Promise<FieldChange[]> {
  const { users, credentials } = staff.shard.tables;
  const { realm } = staff.caller;
  const written = {
    ...writtenColumns(data),
    ...(data.name !== undefined && splitName(data.name)),
    identifiers: mergeIdentifiers(user.identifiers, data),
  };
  const after = { ...user, ...written };
  if (after.userName !== user.userName) {
    await claimUserName(staff, executor, after.userName, { count: 0, exceptUid: user.uid });
    await executor
      .update(credentials)
      .set({ nameKey: comparisonKey(after.userName) })
      .where(eq(credentials.userUid, user.uid));
  }
  const isSameEmail = after.email === user.email;
  const ofEmail = { emailVerified: isSameEmail && user.emailVerified, emailByOwner: isSameEmail && user.emailByOwner };
  await executor
    .update(users)
    .set({ ...written, ...ofEmail, ...userSearchColumns(realm, after) })
    .where(eq(users.uid, user.uid));
  return fieldChanges(user, after).filter(({ field }) => loggedColumns.has(field));
}

async function writeOrganizations(
  staff: RequestContext,
  executor: Executor,
  person: VisiblePerson,
  requested: NonNullable<UserData['organizations']>,
) {
  const { type, user } = person;
  const before = new Map(person.associations.map(({ schoolUid, role }) => [schoolUid, role]));
  const allowed = assignableUnits(staff, type);
  const elsewhere = [...before].filter(([uid]) => allowed !== undefined && !allowed.has(uid));
  const after = new Map([...elsewhere, ...(await resolveOrganizationRoles(staff, executor, type, requested))]);
  return writeRoles(staff, executor, user.uid, before, after);
}

/** PATCH /{apiVersion}/{type}/{userId}: writes the given fields atomically. */
export const updatePerson: Handler<operations['updatePerson'], RequestContext> = async ({ path, body: { data } }, staff) => {
  const { tables, engine } = staff.shard;
  const { user } = await findPerson(staff, engine.database, path.userId, path.type);
  const passwordHash = data.password === undefined ? undefined : await hashNewPassword(data.password, [user.userName, user.email]);
  await auditedTransaction(staff, 'updatePerson', async (executor) => {
    if (data.organizations) await lockSchoolUnitsShared(executor, tables, staff.caller.realm);
    const person = await lockPerson(staff, executor, path.userId);
    const { uid } = person.user;
    requireEditable(data, levelsOf(person.context), person.context.keepsLogin);
    const changes = [
      ...(await writeFields(staff, executor, person, data)),
      ...(data.organizations ? await writeOrganizations(staff, executor, person, data.organizations) : []),
      ...(passwordHash === undefined ? [] : await setPassword(executor, tables, [person.user], passwordHash, staff.now)),
    ];
    for (const [field, event] of [
      ['email', 'emailChanged'],
      ['password', 'passwordChanged'],
    ] as const)
      if (changes.some((change) => change.field === field))
        await tellOwner(executor, staff.shard, person.user, { event, now: staff.now, byStaff: true });
    return { changes: [{ subject: uid, changes }], result: undefined };
  });
  return { status: 204 };
};
