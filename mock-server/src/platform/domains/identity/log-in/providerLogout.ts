import { type Handler, invalid, unauthorized } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/auth';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isLoginOf } from '../../directory/index.ts';
import type { AuthContext } from './authContext.ts';

const provider = 'ak-bibliotheken';

/** POST /v1/providers/ak-bibliotheken/logout: revokes every login of the user through the provider. */
export const providerLogoutHandler: Handler<operations['logoutAtProvider'], AuthContext> = async (_request, { visitor }) => {
  if (!visitor) throw unauthorized('Sign in to do this.');
  const { caller, shard, now } = visitor;
  if (!caller.methods.includes(provider))
    throw invalid('This sign-in did not come from AK-Bibliotheken.', { attribute: 'amr', reason: 'enum' });
  const { engine, tables } = shard;
  const fromProvider = JSON.stringify([provider]);
  await engine.database.transaction(async (transaction) => {
    const { families, sessions } = tables;
    await transaction
      .update(families)
      .set({ revokedAt: now })
      .where(and(isLoginOf(families, [caller.uid]), isNull(families.revokedAt), sql`${families.methods} @> ${fromProvider}::jsonb`));
    await transaction.delete(sessions).where(and(eq(sessions.userUid, caller.uid), sql`${sessions.methods} @> ${fromProvider}::jsonb`));
  });
  return { status: 204 };
};
