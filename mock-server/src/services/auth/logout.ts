import type { operations } from '@realmkit/openapi/types/auth';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../contract/handler.ts';
import { invalid } from '../../contract/httpError.ts';
import { shards as allShards } from '../../database/realms.ts';
import type { AuthContext, AuthEnvironment } from './authEnvironment.ts';
import { isPostLogoutRedirectUri } from './clients.ts';
import { revokeFamiliesOfSession } from './families.ts';
import { verifyIdTokenHint } from './idTokenHint.ts';
import { noSessionCookie, parseSessionId } from './sessions.ts';

/** GET /logout: ends the browser's session and the one that the id token names, and revokes their refresh tokens. */
export function logoutHandler({ shards, keys, issuer, identityPage }: AuthEnvironment): Handler<operations['logout'], AuthContext> {
  return async ({ query }, { cookies }) => {
    const redirectUri = query.post_logout_redirect_uri;
    if (redirectUri !== undefined && !isPostLogoutRedirectUri(redirectUri))
      throw invalid('The address to go to belongs to no registered client.', {
        attribute: 'post_logout_redirect_uri',
        reason: 'unregistered',
      });
    const hinted = await verifyIdTokenHint(keys, query.id_token_hint);
    const ended = [parseSessionId(cookies), hinted?.sessionId].filter((id) => id !== undefined);
    for (const shard of allShards) {
      const { engine, tables, clock } = shards[shard];
      const now = await clock.now();
      for (const id of ended) {
        await revokeFamiliesOfSession(engine.database, tables, id, now);
        await engine.database.delete(tables.sessions).where(eq(tables.sessions.id, id));
      }
    }
    return {
      status: 302,
      headers: { Location: redirectUri ?? identityPage, 'Set-Cookie': noSessionCookie, 'Cache-Control': 'no-store' },
    };
  };
}
