import { type AttributeError, forbidden, invalid } from '@realmkit/contract-engine';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import { reachesStudent } from '../../directory/index.ts';

/** Throws 400 for a list of user uids, with a reason. */
export function throwInvalidUserUids(reason: string, message: string): never {
  const attribute: AttributeError = { attribute: 'userUids', reason };
  throw invalid(message, attribute);
}

/**
 * Returns the uids of those pupils whom a school unit where the manager reaches them allows to log in with a card. Throws 400 for a user who is no
 * student of the realm, 403 for a pupil whom the manager does not reach.
 */
export async function findPupilsWithQrLogin(
  manager: RequestContext,
  executor: Executor,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { users, associations, schoolUnits } = manager.shard.tables;
  const schoolUnitsOfPupils = await executor
    .select({
      uid: users.uid,
      schoolUid: schoolUnits.uid,
      active: schoolUnits.active,
      enabled: schoolUnits.qrCodeLoginEnabled,
    })
    .from(users)
    .innerJoin(associations, and(eq(associations.userUid, users.uid), eq(associations.role, 'student')))
    .innerJoin(schoolUnits, eq(schoolUnits.uid, associations.schoolUid))
    .where(and(inArray(users.uid, [...uids]), eq(users.realm, manager.caller.realm), isNull(users.deletedAt)));
  const students = new Set(schoolUnitsOfPupils.map(({ uid }) => uid));
  const unknown = uids.filter((uid) => !students.has(uid)).length;
  if (unknown > 0) throwInvalidUserUids('unknown', `${unknown} of these are no pupils of the realm.`);
  const own = schoolUnitsOfPupils.filter(({ uid, schoolUid }) => reachesStudent(manager, uid, schoolUid));
  if (new Set(own.map(({ uid }) => uid)).size < students.size) throw forbidden('Not all of these pupils are yours.');
  return new Set(own.filter(({ active, enabled }) => active && enabled).map(({ uid }) => uid));
}
