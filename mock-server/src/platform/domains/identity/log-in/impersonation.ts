import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { unitsBelow } from '../../directory/index.ts';
import { findActivePerson } from '../person.ts';

/**
 * Returns whether a user may impersonate another user of the realm. The specification does not say who may (shell §6): superusers may
 * impersonate anybody, admins users whose school units are all their own, so that they gain no further rights; only superusers may
 * impersonate superusers.
 */
export async function mayActAs(
  executor: Executor,
  tables: Tables,
  realm: Realm,
  actorUid: string,
  userUid: string,
  now: number,
): Promise<boolean> {
  const { users, associations } = tables;
  if (actorUid === userUid) return false;
  const actor = await findActivePerson(executor, tables, realm, actorUid, now);
  const [user] = await executor
    .select({ superuser: users.superuser })
    .from(users)
    .where(and(eq(users.uid, userUid), eq(users.realm, realm), isNull(users.deletedAt)));
  if (!(actor && user)) return false;
  if (actor.superuser) return true;
  if (user.superuser || !actor.roles.includes('admin')) return false;
  const unitsOf = async (uid: string, role?: 'admin') => {
    const ofUser = eq(associations.userUid, uid);
    const found = await executor
      .select({ uid: associations.schoolUid })
      .from(associations)
      .where(role ? and(ofUser, eq(associations.role, role)) : ofUser);
    return found.map((association) => association.uid);
  };
  const own = new Set(await unitsBelow(executor, tables, await unitsOf(actorUid, 'admin')));
  const theirs = await unitsOf(userUid);
  return theirs.length > 0 && theirs.every((uid) => own.has(uid));
}
