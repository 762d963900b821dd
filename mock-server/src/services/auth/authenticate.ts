import { type Operation, type ServiceRequest, unauthorized } from '@realmkit/contract-engine';
import type { Realm } from '../../database/realms.ts';
import { type Access, resolveAccess } from '../access/resolveAccess.ts';
import type { Caller, SignedIn } from '../caller.ts';
import { type ServiceShard, type ServiceShards, shardOf } from '../serviceShard.ts';
import type { CallerReader } from './callerReader.ts';

/** What the services need to authenticate a caller. */
interface Environment {
  readonly callers: CallerReader;
  readonly shards: ServiceShards;
}

/** Returns whether a user is a superuser; null for one who does not exist or is deleted. */
function findSuperuserFlag({ engine, shard }: ServiceShard, realm: Realm, uid: string): Promise<boolean | null> {
  const living = `select superuser from customer_management_${shard}.users where uid = $1 and realm = $2 and deleted_at is null`;
  return engine.json<boolean | null>(`select to_json((${living}))`, [uid, realm]);
}

/**
 * Returns whether the user of a token, and their impersonator, still exist with the rights that the token names. Read at each request:
 * a token outlives the account by up to an hour.
 */
async function isStanding(shard: ServiceShard, { uid, actorUid, realm, isSuperuser }: Caller): Promise<boolean> {
  const superuser = await findSuperuserFlag(shard, realm, uid);
  if (superuser === null || (isSuperuser && !superuser)) return false;
  return actorUid === uid || (await findSuperuserFlag(shard, realm, actorUid)) !== null;
}

/**
 * Authenticates a caller by the Authorization header; throws 401 for a missing, foreign or expired token, and for one of a deleted user or a
 * former superuser.
 */
async function authenticate({ callers, shards }: Environment, authorization: string | null | undefined): Promise<SignedIn> {
  const caller = await callers.read(authorization);
  const shard = shardOf(shards, caller.realm);
  const [now, standing] = await Promise.all([shard.clock.now(), isStanding(shard, caller)]);
  if (now >= caller.expiresAt * 1000) throw unauthorized('The access token has expired.');
  if (!standing) throw unauthorized('The account has been deleted, or its rights have changed.');
  return { caller, shard, now };
}

/** Authenticates the caller of an operation that requires a token; throws 401 without one, 403 if no access rule of the operation fits. */
export async function authorize(environment: Environment, { access }: Operation, request: ServiceRequest): Promise<Access> {
  return resolveAccess(await authenticate(environment, request.header('authorization')), access);
}

/** As {@link authorize}; undefined for requests without a token where the operation requires none. */
export async function authorizeIfSignedIn(
  environment: Environment,
  operation: Operation,
  request: ServiceRequest,
): Promise<Access | undefined> {
  const authenticates = operation.secured || (operation.acceptsToken && Boolean(request.header('authorization')));
  return authenticates ? authorize(environment, operation, request) : undefined;
}
