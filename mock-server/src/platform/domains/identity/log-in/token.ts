import { type ErrorBody, type Handler, HttpError } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/auth';
import { eq } from 'drizzle-orm';
import type { AuthEnvironment } from '../../../access/authEnvironment.ts';
import { realmOfClient } from '../../../access/clients.ts';
import { newSecret, successorOf } from '../../../access/secrets.ts';
import { type ServiceShard, shardOf } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import { findActivePerson } from '../person.ts';
import type { AuthContext } from './authContext.ts';
import { findFamilyOfUsedCode, redeemCode } from './codes.ts';
import { redeemRefreshToken, revokeFamily, storeRefreshToken, type TokenFamily } from './families.ts';
import { mayActAs } from './impersonation.ts';
import { createTokenSet } from './tokenSet.ts';

type Grant<Name extends 'AuthorizationCodeGrant' | 'RefreshTokenGrant'> = components['schemas'][Name];
type GrantResult = { readonly family: TokenFamily; readonly nonce: string | null } | { readonly error: string };

function invalidGrant(message: string): HttpError {
  return new HttpError(400, { name: 'InvalidGrantError', message, error: 'invalid_grant', error_description: message });
}

async function redeemAuthorizationCodeGrant(
  executor: Executor,
  { tables }: ServiceShard,
  grant: Grant<'AuthorizationCodeGrant'>,
  now: number,
): Promise<GrantResult> {
  const { families, sessions } = tables;
  const before = await findFamilyOfUsedCode(executor, tables, grant.code);
  const familyId = newSecret();
  const redemption = { code: grant.code, clientId: grant.client_id, redirectUri: grant.redirect_uri, verifier: grant.code_verifier };
  const redeemed = await redeemCode(executor, tables, redemption, familyId, now);
  if (!redeemed) {
    if (before !== undefined) await revokeFamily(executor, tables, before, now);
    return { error: 'The code is used, expired or not of this client, or the verifier does not fit it.' };
  }
  const [session] = await executor.select().from(sessions).where(eq(sessions.id, redeemed.sessionId));
  if (!session) return { error: 'The session has ended.' };
  const [family] = await executor
    .insert(families)
    .values({
      id: familyId,
      sessionId: session.id,
      realm: session.realm,
      clientId: grant.client_id,
      userUid: redeemed.actAs ?? session.userUid,
      actorUid: redeemed.actAs === null ? null : session.userUid,
      methods: session.methods,
      secure: session.secure,
      authTime: session.authTime,
    })
    .returning();
  return family ? { family, nonce: redeemed.nonce } : { error: 'The sign-in could not be kept.' };
}

async function redeemRefreshTokenGrant(
  executor: Executor,
  { tables }: ServiceShard,
  grant: Grant<'RefreshTokenGrant'>,
  now: number,
): Promise<GrantResult> {
  const used = await redeemRefreshToken(executor, tables, grant.refresh_token, grant.client_id, now);
  return 'family' in used ? { family: used.family, nonce: null } : used;
}

/** POST /v2/token: issues tokens for a code with its verifier, or for an unused refresh token. */
export function tokenHandler({ shards, keys, issuer }: AuthEnvironment): Handler<operations['createTokens'], AuthContext> {
  return async ({ body }) => {
    const realm = realmOfClient(body.client_id);
    if (!realm)
      throw new HttpError(400, { name: 'InvalidClientError', message: `There is no client ${body.client_id}.`, error: 'invalid_client' });
    const shard = shardOf(shards, realm);
    const { engine, tables, clock } = shard;
    const now = await clock.now();
    const refreshToken = 'refresh_token' in body ? successorOf(body.refresh_token, keys[shard.shard].refreshKey) : newSecret();
    // Errors are thrown after the transaction, because it also stores used codes and revoked families.
    const granted = await engine.database.transaction(async (transaction) => {
      const result =
        body.grant_type === 'authorization_code'
          ? await redeemAuthorizationCodeGrant(transaction, shard, body, now)
          : await redeemRefreshTokenGrant(transaction, shard, body, now);
      if ('error' in result) return result;
      const { family } = result;
      const person = await findActivePerson(transaction, tables, realm, family.userUid, now);
      const actor = family.actorUid === null ? undefined : await findActivePerson(transaction, tables, realm, family.actorUid, now);
      const mayAct = actor !== undefined && (await mayActAs(transaction, tables, realm, actor.uid, family.userUid, now));
      if (!person || (family.actorUid !== null && !mayAct)) {
        await revokeFamily(transaction, tables, family.id, now);
        return { error: 'The user is gone or may not sign in any more.' };
      }
      await storeRefreshToken(transaction, shard, family, refreshToken, now);
      return { ...result, person, actor };
    });
    if ('error' in granted) throw invalidGrant(granted.error);
    const { family, person, actor, nonce } = granted;
    const tokens = await createTokenSet(
      keys[shard.shard],
      issuer,
      person,
      actor,
      { ...family, nonce: nonce ?? undefined },
      refreshToken,
      now,
    );
    return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: tokens };
  };
}

/** Adds the `error` of RFC 6749 to an error of the contract's validation. */
export function describeTokenError(body: ErrorBody): ErrorBody {
  if (body.name !== 'ValidationError') return body;
  const unknownGrant = body.attributes?.some(({ attribute, reason }) => attribute === 'grant_type' && reason === 'enum');
  return { ...body, ...{ error: unknownGrant ? 'unsupported_grant_type' : 'invalid_request', error_description: body.message } };
}
