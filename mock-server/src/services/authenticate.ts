import { unauthorized } from '../contract/httpError.ts';
import type { Caller, CallerReader } from './auth/caller.ts';
import { type ServiceShard, type ServiceShards, shardOf } from './serviceShard.ts';

/** An authenticated request: its caller and the shard of their realm. */
export interface SignedIn {
  readonly caller: Caller;
  readonly shard: ServiceShard;
  /** The time of the request by the shard's clock, in milliseconds since 1970. */
  readonly now: number;
}

/**
 * Returns whether the user of a token, and their impersonator, still exist with the rights that the token names. Read at each request:
 * a token outlives the account by up to an hour.
 */
async function isStanding({ engine, shard }: ServiceShard, { uid, actorUid, realm, isSuperuser }: Caller): Promise<boolean> {
  const users = `customer_management_${shard}.users`;
  const found = await engine.json<number>(
    `select to_json(count(*)) from ${users} where uid = any($1::text[]) and realm = $2 and deleted_at is null and (uid <> $3 or superuser or $4 = 'false')`,
    [[...new Set([uid, actorUid])], realm, uid, String(isSuperuser)],
  );
  return found === (uid === actorUid ? 1 : 2);
}

/**
 * Authenticates a caller by the Authorization header; throws 401 for a missing, foreign or expired token, and for one of a deleted user or a
 * former superuser.
 */
export async function authenticate(
  callers: CallerReader,
  shards: ServiceShards,
  authorization: string | null | undefined,
): Promise<SignedIn> {
  const caller = await callers.read(authorization);
  const shard = shardOf(shards, caller.realm);
  const [now, standing] = await Promise.all([shard.clock.now(), isStanding(shard, caller)]);
  if (now >= caller.expiresAt * 1000) throw unauthorized('The access token has expired.');
  if (!standing) throw unauthorized('The account has been deleted, or its rights have changed.');
  return { caller, shard, now };
}
