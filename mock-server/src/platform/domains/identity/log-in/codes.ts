import { and, eq, gt, isNull } from 'drizzle-orm';
import { hashOf, newSecret } from '../../../access/secrets.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import type { AuthorizationQuery } from './authorizationRequest.ts';
import type { Session } from './sessions.ts';

/** The lifetime of a code, in milliseconds. */
const codeLifetime = 60_000;

/** Issues a single-use code for a session; `actAs` is the uid of the user to impersonate. */
export async function issueCode(
  executor: Executor,
  { codes }: Tables,
  query: AuthorizationQuery,
  session: Session,
  actAs: string | undefined,
  now: number,
): Promise<string> {
  const code = newSecret();
  await executor.insert(codes).values({
    hash: hashOf(code),
    sessionId: session.id,
    clientId: query.client_id,
    redirectUri: query.redirect_uri,
    challenge: query.code_challenge,
    nonce: query.nonce ?? null,
    actAs: actAs ?? null,
    expiresAt: now + codeLifetime,
  });
  return code;
}

/** The data of a redeemed code. */
export interface RedeemedCode {
  readonly sessionId: string;
  readonly nonce: string | null;
  readonly actAs: string | null;
}

/** A code with its verifier, client and redirect URI. */
export interface Redemption {
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly verifier: string;
}

/** Redeems a code for a token family; undefined for an invalid code. Of concurrent requests only the first one succeeds. */
export async function redeemCode(
  executor: Executor,
  { codes }: Tables,
  redemption: Redemption,
  familyId: string,
  now: number,
): Promise<RedeemedCode | undefined> {
  const [used] = await executor
    .update(codes)
    .set({ familyId })
    .where(and(eq(codes.hash, hashOf(redemption.code)), isNull(codes.familyId), gt(codes.expiresAt, now)))
    .returning();
  if (!used) return undefined;
  const fits =
    used.clientId === redemption.clientId && used.redirectUri === redemption.redirectUri && used.challenge === hashOf(redemption.verifier);
  return fits ? used : undefined;
}

/** Returns the token family of a used code; its tokens must be revoked when the code is used again (RFC 6749 §4.1.2). */
export async function findFamilyOfUsedCode(executor: Executor, { codes }: Tables, code: string): Promise<string | undefined> {
  const [used] = await executor
    .select({ familyId: codes.familyId })
    .from(codes)
    .where(eq(codes.hash, hashOf(code)));
  return used?.familyId ?? undefined;
}
