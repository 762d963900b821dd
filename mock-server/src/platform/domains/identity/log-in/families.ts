import { and, eq, isNull } from 'drizzle-orm';
import { hashOf } from '../../../access/secrets.ts';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import type { ShardData } from '../../../database/shards.ts';
import type { Tables } from '../../../database/tables.ts';

/** The lifetime of an unused refresh token, in milliseconds. */
const refreshTokenLifetime = 30 * 24 * 3_600_000;
/** The time in which a used refresh token can be used again, in milliseconds: two tabs may send it concurrently. */
const reuseGracePeriod = 10_000;

/** The token family of a login: all of its tokens are revoked together. */
export type TokenFamily = Tables['families']['$inferSelect'];

/**
 * Stores a refresh token of a token family. It ends with the login at the latest, `loginDays` after the user logged in. Two tabs that use one
 * token at the same time get the same successor, so that a family has one usable token.
 */
export async function storeRefreshToken(
  executor: Executor,
  { tables: { refreshTokens }, limits: { loginDays } }: Pick<ServiceShard, 'tables' | 'limits'>,
  { id: familyId, authTime }: Pick<TokenFamily, 'id' | 'authTime'>,
  token: string,
  now: number,
): Promise<void> {
  const expiresAt = Math.min(now + refreshTokenLifetime, authTime + loginDays * 24 * 3_600_000);
  await executor
    .insert(refreshTokens)
    .values({ hash: hashOf(token), familyId, expiresAt })
    .onConflictDoNothing();
}

/** Revokes every token of a token family. */
export async function revokeFamily(executor: Executor, { families }: Tables, familyId: string, now: number): Promise<void> {
  await executor
    .update(families)
    .set({ revokedAt: now })
    .where(and(eq(families.id, familyId), isNull(families.revokedAt)));
}

/** Revokes every token family of a session of the auth service. */
export async function revokeFamiliesOfSession(executor: Executor, { families }: Tables, sessionId: string, now: number): Promise<void> {
  await executor
    .update(families)
    .set({ revokedAt: now })
    .where(and(eq(families.sessionId, sessionId), isNull(families.revokedAt)));
}

/**
 * Returns whether the response to a token request, given `ageMs` milliseconds ago, may be given again: within the grace period of a used refresh
 * token, while the login stands. Later the repeated code or refresh token counts as stolen.
 */
export async function areTokensRepeatable({ engine, tables }: ShardData, grant: unknown, ageMs: number): Promise<boolean> {
  const { codes, families, refreshTokens } = tables;
  if (ageMs > reuseGracePeriod || typeof grant !== 'object' || grant === null) return false;
  const holder =
    'code' in grant
      ? engine.database
          .select({ familyId: codes.familyId })
          .from(codes)
          .where(eq(codes.hash, hashOf(String(grant.code))))
      : 'refresh_token' in grant
        ? engine.database
            .select({ familyId: refreshTokens.familyId })
            .from(refreshTokens)
            .where(eq(refreshTokens.hash, hashOf(String(grant.refresh_token))))
        : undefined;
  const [held] = (await holder) ?? [];
  if (!held?.familyId) return false;
  const [family] = await engine.database.select().from(families).where(eq(families.id, held.familyId));
  return family?.revokedAt === null;
}

/** The result of redeeming a refresh token: the token family, or the error. */
export type RefreshResult = { readonly family: TokenFamily } | { readonly error: string };

/** Redeems a refresh token. A reuse after the grace period revokes the token family, because one of the two users has stolen the token. */
export async function redeemRefreshToken(
  executor: Executor,
  tables: Tables,
  token: string,
  clientId: string,
  now: number,
): Promise<RefreshResult> {
  const { families, refreshTokens } = tables;
  const hash = hashOf(token);
  const [found] = await executor
    .select()
    .from(refreshTokens)
    .innerJoin(families, eq(families.id, refreshTokens.familyId))
    .where(eq(refreshTokens.hash, hash))
    .for('update');
  if (!found || found.families.clientId !== clientId) return { error: 'There is no such refresh token.' };
  if (found.families.revokedAt !== null) return { error: 'The sign-in has been revoked.' };
  if (found.refresh_tokens.expiresAt <= now) return { error: 'The refresh token has expired.' };
  const { usedAt } = found.refresh_tokens;
  if (usedAt !== null && now - usedAt > reuseGracePeriod) {
    await revokeFamily(executor, tables, found.families.id, now);
    return { error: 'The refresh token has been used already.' };
  }
  if (usedAt === null) await executor.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.hash, hash));
  return { family: found.families };
}
