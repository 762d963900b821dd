import { forbidden, notFound } from '@realmkit/contract-engine';
import { and, eq, isNull } from 'drizzle-orm';
import type { RequestContext } from '../../access/requestContext.ts';
import type { Tables } from '../../database/tables.ts';
import { manages } from '../directory/index.ts';

/** Returns the owner of a bookshelf; throws 404 for an unknown user, 403 without access. */
export async function requireShelf(access: RequestContext, uid: string): Promise<Tables['users']['$inferSelect']> {
  const {
    caller,
    shard,
    reach: { ownUid, units },
  } = access;
  const { users, associations } = shard.tables;
  const [user] = await shard.engine.database
    .select()
    .from(users)
    .where(and(eq(users.uid, uid), eq(users.realm, caller.realm), isNull(users.deletedAt)));
  if (user && (uid === ownUid || !units)) return user;
  // Pupils must not learn which users exist.
  if (!user && units?.size !== 0) throw notFound('There is no such person.');
  const places = await shard.engine.database
    .select({ uid: associations.schoolUid })
    .from(associations)
    .where(eq(associations.userUid, uid));
  if (!user || !places.some((place) => manages(access, place.uid))) throw forbidden('This is the bookshelf of somebody else.');
  return user;
}

/** Throws 404 for an unknown school unit, 403 if it is not one of the caller's. */
export async function requireSchoolUnit(access: RequestContext, uid: string): Promise<void> {
  const { caller, shard } = access;
  const { schoolUnits } = shard.tables;
  const [unit] = await shard.engine.database
    .select({ uid: schoolUnits.uid })
    .from(schoolUnits)
    .where(and(eq(schoolUnits.uid, uid), eq(schoolUnits.realm, caller.realm)));
  if (!unit && access.reach.adminUnits?.size !== 0) throw notFound('There is no such school unit.');
  if (!unit || !manages(access, uid)) throw forbidden('This school unit is not one of yours.');
}
