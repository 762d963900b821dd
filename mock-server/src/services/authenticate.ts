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

/** Authenticates a caller by the Authorization header; throws 401 for a missing, foreign or expired token. */
export async function authenticate(
  callers: CallerReader,
  shards: ServiceShards,
  authorization: string | null | undefined,
): Promise<SignedIn> {
  const caller = await callers.read(authorization);
  const shard = shardOf(shards, caller.realm);
  const now = await shard.clock.now();
  if (now >= caller.expiresAt * 1000) throw unauthorized('The access token has expired.');
  return { caller, shard, now };
}
