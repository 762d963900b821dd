import { HttpError } from '@realmkit/contract-engine';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { refreshDenormalizedMemberships } from '../rows/denormalizedMemberships.ts';
import { endSignIns } from '../rows/endSignIns.ts';
import { endGrantsOfUser } from '../rows/grants.ts';
import { unitsAbove } from '../rows/schoolTree.ts';
import { allocateIds } from '../rows/sequences.ts';
import type { FieldChange } from '../tables.ts';
import { isOwnAccount } from './ownAccount.ts';

/** The role of a user in a school unit. */
export type Role = Tables['associations']['$inferSelect']['role'];
/** The role of a user in each school unit, by the unit's uid. */
export type Roles = ReadonlyMap<string, Role>;

/** Returns whether a change of roles takes rights away: an association as employee, or the admin flag of one. */
export function losesRights(before: Roles, after: Roles): boolean {
  const isStaff = (role: Role | undefined) => role === 'admin' || role === 'employee';
  return [...before].some(([uid, role]) => isStaff(role) && (!isStaff(after.get(uid)) || (role === 'admin' && after.get(uid) !== 'admin')));
}

/**
 * Throws 403 if callers would give up their own admin role at a school unit for which nobody else is an administrator, there or above. Locks the
 * administrators, so that the last two cannot leave at the same time.
 */
async function requireAdministratorLeft(
  manager: RequestContext,
  executor: Executor,
  userUid: string,
  before: Roles,
  after: Roles,
): Promise<void> {
  if (!isOwnAccount(manager, userUid)) return;
  const { associations } = manager.shard.tables;
  const lost = [...before].filter(([uid, role]) => role === 'admin' && after.get(uid) !== 'admin').map(([uid]) => uid);
  for (const uid of lost.sort()) {
    const units = await unitsAbove(executor, manager.shard.tables, [uid]);
    if (units.some((unit) => after.get(unit) === 'admin')) continue;
    // All of them are locked in one order, the own row too: two who leave at the same time wait for each other without a deadlock.
    const administrators = await executor
      .select({ userUid: associations.userUid })
      .from(associations)
      .where(and(inArray(associations.schoolUid, units), eq(associations.role, 'admin')))
      .orderBy(asc(associations.userUid), asc(associations.schoolUid))
      .for('update');
    if (administrators.some((administrator) => administrator.userUid !== userUid)) continue;
    throw new HttpError(403, {
      name: 'forbidden',
      message: 'You are the last administrator of this school unit.',
      attributes: [{ attribute: 'organizations', reason: 'lastAdministrator' }],
    });
  }
}

/**
 * Writes the associations of a user and returns the changes; logins end if rights do. Throws 403 if callers are the last administrators of a unit
 * that they leave. The user must be locked.
 */
export async function writeRoles(
  manager: RequestContext,
  executor: Executor,
  userUid: string,
  before: Roles,
  after: Roles,
): Promise<FieldChange[]> {
  const { tables } = manager.shard;
  const { associations } = tables;
  const { realm } = manager.caller;
  await requireAdministratorLeft(manager, executor, userUid, before, after);
  const gone = [...before.keys()].filter((uid) => !after.has(uid));
  const fresh = [...after].filter(([uid]) => !before.has(uid));
  const changed = [...after].filter(([uid, role]) => before.has(uid) && before.get(uid) !== role);
  if (gone.length > 0)
    await executor.delete(associations).where(and(eq(associations.userUid, userUid), inArray(associations.schoolUid, gone)));
  for (const [schoolUid, role] of changed)
    await executor
      .update(associations)
      .set({ role })
      .where(and(eq(associations.userUid, userUid), eq(associations.schoolUid, schoolUid)));
  if (fresh.length > 0) {
    const first = await allocateIds(executor, tables, realm, 'association', fresh.length);
    await executor
      .insert(associations)
      .values(fresh.map(([schoolUid, role], index) => ({ userUid, schoolUid, role, realm, id: first + index })));
  }
  if (losesRights(before, after)) await endSignIns(executor, tables, [userUid], manager.now);
  await refreshDenormalizedMemberships(executor, tables, realm, [userUid]);
  const ended = gone.length > 0 ? await endGrantsOfUser(executor, tables, realm, userUid) : [];
  return [
    ...[...gone, ...fresh.map(([uid]) => uid), ...changed.map(([uid]) => uid)].map((uid) => ({
      field: `schoolAssociations.${uid}.role`,
      before: before.get(uid) ?? null,
      after: after.get(uid) ?? null,
    })),
    ...ended.flatMap(({ changes }) => changes),
  ];
}
