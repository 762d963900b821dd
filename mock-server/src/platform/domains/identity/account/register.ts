import { conflict, type Handler } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/account';
import { hashNewPassword } from '../../../access/newPassword.ts';
import { limitUse } from '../../../access/rateLimits.ts';
import { shardOf } from '../../../access/serviceShard.ts';
import { zoneToStore } from '../../../clock/calendar.ts';
import {
  addUser,
  allocateIds,
  bumpListVersion,
  consumerSchoolUnitUid,
  emptyUser,
  isEmailInUse,
  lockSchoolUnitsShared,
  writeAuditLog,
} from '../../directory/index.ts';
import type { AccountContext } from './accountContext.ts';

/** POST /register: creates a guardian in the country's consumer school unit with the email address as user name. */
export const register: Handler<operations['register'], AccountContext> = async ({ body }, { shards, address }) => {
  const realm = body.country;
  const shard = shardOf(shards, realm);
  const { engine, tables, clock } = shard;
  const firstName = body.firstname.trim();
  const lastName = body.lastname.trim();
  const at = await clock.now();
  await limitUse(shard, 'signUpsPerAddress', { realm, who: address }, at);
  const passwordHash = await hashNewPassword(body.password, [body.email]);
  const uid = await engine.database.transaction(async (transaction) => {
    await lockSchoolUnitsShared(transaction, tables, realm);
    // Allocating the id first serializes two registrations with the same email address.
    const id = await allocateIds(transaction, tables, realm, 'user');
    if (await isEmailInUse(transaction, tables, realm, body.email))
      throw conflict('There is an account with this e-mail address.', { attribute: 'email', reason: 'unique' });
    const user = await addUser(transaction, tables, {
      ...emptyUser,
      realm,
      id,
      userName: body.email,
      firstName,
      lastName,
      email: body.email,
      emailByOwner: true,
      locale: body.locale ?? null,
      timeZone: zoneToStore(realm, body.time_zone),
      roles: new Map([[consumerSchoolUnitUid(realm), 'guardian']]),
      groupUids: [],
      passwordHash,
    });
    await writeAuditLog(transaction, tables, { realm, by: { uid: user, actorUid: user }, action: 'register', at }, [
      { subject: user, changes: [{ field: 'userName', before: null, after: body.email }] },
    ]);
    await bumpListVersion(transaction, tables, realm);
    return user;
  });
  return { status: 201, body: { uid } };
};
