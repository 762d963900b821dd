import { forbidden, type Handler, HttpError, unauthorized } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/account';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { isPassword } from '../../../access/passwords.ts';
import { addLoginFailure, requireLoginAllowed } from '../../../access/rateLimits.ts';
import type { RequestContext } from '../../../access/requestContext.ts';
import { shardOf } from '../../../access/serviceShard.ts';
import {
  bringBack,
  bumpListVersion,
  consumerSchoolUnitUid,
  findDeletedByOwner,
  finishAct,
  removeUser,
  tellOwner,
  writeAuditLog,
} from '../../directory/index.ts';
import { type AccountContext, requireVisitor } from './accountContext.ts';
import { findOwnUser } from './me.ts';

/** Returns whether a school answers for the account: the user belongs to an active school unit other than that of the families. */
async function isOfSchool({ caller: { realm, uid }, shard: { engine, tables } }: RequestContext): Promise<boolean> {
  const { associations, schoolUnits } = tables;
  const [school] = await engine.database
    .select({ uid: schoolUnits.uid })
    .from(associations)
    .innerJoin(schoolUnits, eq(schoolUnits.uid, associations.schoolUid))
    .where(and(eq(associations.userUid, uid), eq(schoolUnits.active, true), ne(schoolUnits.uid, consumerSchoolUnitUid(realm))))
    .limit(1);
  return school !== undefined;
}

/** DELETE /me: the account goes as by a deletion by staff, and its owner can bring it back. */
export const deleteMe: Handler<operations['deleteMe'], AccountContext> = async (_request, context) => {
  const visitor = requireVisitor(context);
  const { caller, shard, now } = visitor;
  const { tables, engine } = shard;
  const user = await findOwnUser(visitor);
  if (user.sharedAccount) throw forbidden('Several people use this account. Its school deletes it.');
  if (await isOfSchool(visitor))
    throw new HttpError(403, { name: 'SchoolAccountError', message: 'The school of the person deletes the account.' });
  await engine.database.transaction(async (transaction) => {
    // Of two concurrent requests, the second waits, and finds the account deleted.
    const living = and(eq(tables.users.uid, user.uid), isNull(tables.users.deletedAt));
    const [locked] = await transaction.select({ uid: tables.users.uid }).from(tables.users).where(living).for('update');
    if (!locked) throw unauthorized('The account has been deleted.');
    await tellOwner(transaction, shard, user, { event: 'deleted', now, origin: context.origin });
    const changes = await removeUser(transaction, shard, user, now, { byOwner: true });
    await writeAuditLog(transaction, tables, { realm: caller.realm, by: caller, action: 'deleteMe', at: now }, changes);
    await bumpListVersion(transaction, tables, caller.realm);
  });
  return { status: 204 };
};

/** POST /me/restore: within 30 days, for whoever knows the password of an account that its owner deleted. */
export const restoreMe: Handler<operations['restoreMe'], AccountContext> = async ({ body }, { shards, address, origin }) => {
  const realm = body.country;
  const shard = shardOf(shards, realm);
  const { tables, engine, clock } = shard;
  const attempt = { realm, account: body.username, address };
  const now = await clock.now();
  await requireLoginAllowed(shard, attempt, now);
  const deleted = await findDeletedByOwner(shard, realm, body.username, now);
  const fits = await isPassword(body.password, deleted?.passwordHash);
  // Concurrent attempts may have failed since the first check.
  await requireLoginAllowed(shard, attempt, await clock.now());
  if (!deleted || !fits) {
    await addLoginFailure(shard, attempt, now);
    throw new HttpError(401, { name: 'InvalidCredentialsError', message: 'The user name or the password is wrong.' });
  }
  const { user } = deleted;
  const owner = { uid: user.uid, actorUid: user.uid };
  await engine.database.transaction(async (transaction) => {
    const place = { caller: { realm }, shard, now };
    const changes = await bringBack(place, transaction, eq(tables.users.uid, user.uid), {
      requireAllowed: () => undefined,
      unitsAttribute: 'username',
    });
    await tellOwner(transaction, shard, user, { event: 'restored', now, origin });
    await finishAct(transaction, tables, { realm, by: owner, action: 'restoreMe', at: now }, changes);
  });
  return { status: 204 };
};
