import { HttpError } from '@realmkit/contract-engine';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { unitsAbove } from '../../../database/directory/schoolTree.ts';
import type { Executor } from '../../../database/executor.ts';
import type { UnitManager } from '../manager.ts';
import type { Roles } from './associations.ts';

/** Returns whether a user is the caller, or the person who acts as the caller. */
export function isOwnAccount({ caller }: Pick<UnitManager, 'caller'>, uid: string): boolean {
  return uid === caller.uid || uid === caller.actorUid;
}

/** Throws 403 for the caller's own account: nobody deletes themselves. */
export function requireOtherAccount(manager: UnitManager, uid: string): void {
  if (!isOwnAccount(manager, uid)) return;
  throw new HttpError(403, {
    name: 'forbidden',
    message: 'You cannot delete yourself.',
    attributes: [{ attribute: 'uid', reason: 'self' }],
  });
}

/**
 * Throws 403 if callers would give up their own admin role at a school unit for which nobody else is an administrator, there or above. Locks the
 * administrators, so that the last two cannot leave at the same time.
 */
export async function requireAdministratorLeft(
  manager: UnitManager,
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
