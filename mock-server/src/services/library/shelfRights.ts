import { forbidden, notFound } from '@realmkit/contract-engine';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { unitsAbove } from '../../database/directory/schoolTree.ts';
import type { Tables } from '../../database/tables.ts';
import type { SignedIn } from '../caller.ts';

/** Returns whether the caller works at one of these school units or above them. */
async function worksAt({ caller, shard: { engine, tables } }: SignedIn, uids: readonly string[]): Promise<boolean> {
  if (uids.length === 0) return false;
  const { associations } = tables;
  const above = await unitsAbove(engine.database, tables, uids);
  const own = await engine.database
    .select({ schoolUid: associations.schoolUid, role: associations.role })
    .from(associations)
    .where(
      and(eq(associations.userUid, caller.uid), inArray(associations.role, ['employee', 'admin']), inArray(associations.schoolUid, above)),
    );
  // Employees work only at their own units, admins also below.
  return own.some(({ schoolUid, role }) => role === 'admin' || uids.includes(schoolUid));
}

/** Returns the owner of a bookshelf; throws 404 for an unknown user, 403 without access. */
export async function requireShelf(visitor: SignedIn, uid: string): Promise<Tables['users']['$inferSelect']> {
  const { caller, shard } = visitor;
  const { users, associations } = shard.tables;
  const [user] = await shard.engine.database
    .select()
    .from(users)
    .where(and(eq(users.uid, uid), eq(users.realm, caller.realm), isNull(users.deletedAt)));
  if (user && (caller.uid === uid || caller.isSuperuser)) return user;
  const places = await shard.engine.database
    .select({ uid: associations.schoolUid })
    .from(associations)
    .where(eq(associations.userUid, uid));
  const mayView = await worksAt(
    visitor,
    places.map((place) => place.uid),
  );
  if (user && mayView) return user;
  // Pupils must not learn which users exist.
  const [staff] = await shard.engine.database
    .select({ uid: associations.userUid })
    .from(associations)
    .where(and(eq(associations.userUid, caller.uid), inArray(associations.role, ['employee', 'admin'])))
    .limit(1);
  if (!user && (caller.isSuperuser || staff)) throw notFound('There is no such person.');
  throw forbidden('This is the bookshelf of somebody else.');
}

/** Throws 404 for an unknown school unit, 403 if the caller does not belong to it, or with `toChange` does not work there. */
export async function requireSchoolUnit(visitor: SignedIn, uid: string, toChange: boolean): Promise<void> {
  const { caller, shard } = visitor;
  const { schoolUnits, associations } = shard.tables;
  const [unit] = await shard.engine.database
    .select({ uid: schoolUnits.uid })
    .from(schoolUnits)
    .where(and(eq(schoolUnits.uid, uid), eq(schoolUnits.realm, caller.realm)));
  if (!unit) throw caller.isSuperuser || caller.isAdmin ? notFound('There is no such school unit.') : forbidden('You may not do this.');
  if (caller.isSuperuser || (await worksAt(visitor, [uid]))) return;
  if (!toChange) {
    const [own] = await shard.engine.database
      .select({ uid: associations.schoolUid })
      .from(associations)
      .where(and(eq(associations.userUid, caller.uid), eq(associations.schoolUid, uid)));
    if (own) return;
  }
  throw forbidden('This school unit is not one of yours.');
}
