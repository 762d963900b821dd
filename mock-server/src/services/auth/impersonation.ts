import { and, eq, isNull } from 'drizzle-orm';
import { unitsBelow } from '../../database/directory/schoolTree.ts';
import type { Realm } from '../../database/realms.ts';
import { findActivePerson } from '../directory/users/person.ts';
import { type ServiceShards, shardOf } from '../serviceShard.ts';

/**
 * Returns whether a user may impersonate another user of the realm. The specification does not say who may (shell §6): superusers may
 * impersonate anybody, admins users whose school units are all their own, so that they gain no further rights; only superusers may
 * impersonate superusers.
 */
export async function mayActAs(shards: ServiceShards, realm: Realm, actorUid: string, userUid: string): Promise<boolean> {
  const { engine, tables, clock } = shardOf(shards, realm);
  const { users, associations } = tables;
  const { database } = engine;
  if (actorUid === userUid) return false;
  const actor = await findActivePerson(database, tables, realm, actorUid, await clock.now());
  const [user] = await database
    .select({ superuser: users.superuser })
    .from(users)
    .where(and(eq(users.uid, userUid), eq(users.realm, realm), isNull(users.deletedAt)));
  if (!(actor && user)) return false;
  if (actor.superuser) return true;
  if (user.superuser || !actor.roles.includes('admin')) return false;
  const unitsOf = async (uid: string, role?: 'admin') => {
    const ofUser = eq(associations.userUid, uid);
    const found = await database
      .select({ uid: associations.schoolUid })
      .from(associations)
      .where(role ? and(ofUser, eq(associations.role, role)) : ofUser);
    return found.map((association) => association.uid);
  };
  const own = new Set(await unitsBelow(database, tables, await unitsOf(actorUid, 'admin')));
  const theirs = await unitsOf(userUid);
  return theirs.length > 0 && theirs.every((uid) => own.has(uid));
}
