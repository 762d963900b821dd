import { type Operation, provenCredentials, type ServiceRequest, unauthorized } from '@realmkit/contract-engine';
import type { Caller } from '../../access/caller.ts';
import type { CallerReader } from '../../access/callerReader.ts';
import type { RequestContext } from '../../access/requestContext.ts';
import { type ServiceShard, type ServiceShards, shardOf } from '../../access/serviceShard.ts';
import { type Authenticated, resolveAccess } from '../directory/index.ts';
import { mayActAs } from './log-in/impersonation.ts';

/** What the services need to authenticate a caller. */
interface Environment {
  readonly callers: CallerReader;
  readonly shards: ServiceShards;
}

/**
 * Returns whether the user of a token is a superuser; null if the login has ended: somebody ended it, or its user is deleted or belongs to no
 * active school unit. Read from the database at each request, because a token outlives its login by up to an hour and processes share databases.
 */
function findSuperuserFlag({ engine, shard }: ServiceShard, { family, realm, uid, actorUid }: Caller): Promise<boolean | null> {
  const standing = `select u.superuser
    from auth_${shard}.families f join customer_management_${shard}.users u on u.uid = f.user_uid and u.realm = f.realm
    where f.id = $1 and f.realm = $2 and f.user_uid = $3 and f.actor_uid is not distinct from $4 and f.revoked_at is null
      and u.deleted_at is null and exists (
        select from customer_management_${shard}.associations a join customer_management_${shard}.school_units s on s.uid = a.school_uid
        where a.user_uid = u.uid and s.active
      )`;
  return engine.json<boolean | null>(`select to_json((${standing}))`, [family, realm, uid, actorUid === uid ? null : actorUid]);
}

/**
 * Authenticates a caller by the Authorization header; throws 401 for a missing, foreign or expired token, and for one whose login has ended or
 * rests on a right that is gone: that of a superuser, or that of an impersonator to act as this user.
 */
async function authenticate({ callers, shards }: Environment, authorization: string | null | undefined): Promise<Authenticated> {
  const caller = await callers.read(authorization);
  const { uid, actorUid, realm } = caller;
  const shard = shardOf(shards, realm);
  const [now, superuser] = await Promise.all([shard.clock.now(), findSuperuserFlag(shard, caller)]);
  const stands = now < caller.expiresAt * 1000 && superuser !== null && (superuser || !caller.isSuperuser);
  if (!stands || (actorUid !== uid && !(await mayActAs(shard.engine.database, shard.tables, realm, actorUid, uid, now))))
    throw unauthorized('The access token has expired, or its login has ended.');
  return { caller, shard, now };
}

/** Authenticates the caller of an operation that requires a token; throws 401 without one, 403 if no access rule of the operation fits. */
export async function authorize(environment: Environment, operation: Operation, request: ServiceRequest): Promise<RequestContext> {
  if (operation.rules === 'openapi') provenCredentials(operation, request);
  return resolveAccess(await authenticate(environment, request.header('authorization')), operation.access);
}

/** As {@link authorize}; undefined for requests without a token where the operation requires none. */
export async function authorizeIfSignedIn(
  environment: Environment,
  operation: Operation,
  request: ServiceRequest,
): Promise<RequestContext | undefined> {
  const authenticates = operation.secured || (operation.acceptsToken && Boolean(request.header('authorization')));
  return authenticates ? authorize(environment, operation, request) : undefined;
}
