import { type Handler, invalid } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/auth';
import type { AuthEnvironment } from '../../../access/authEnvironment.ts';
import { isPostLogoutRedirectUri } from '../../../access/clients.ts';
import type { AuthContext } from './authContext.ts';
import { endSession, findBrowserSession } from './endSession.ts';
import { isHintedUser, verifyIdTokenHint } from './idTokenHint.ts';
import { noSessionCookie } from './sessions.ts';

/**
 * GET /logout: ends the session that the id token names, and the browser's if it is of the same user, and revokes their refresh tokens. Without a
 * valid id token any page could have opened the URL: a browser with a session is redirected to a page that asks (OpenID Connect RP-Initiated
 * Logout §2).
 */
export function logoutHandler({ shards, keys, identityPage }: AuthEnvironment): Handler<operations['logout'], AuthContext> {
  return async ({ query }, { cookies }) => {
    const redirectUri = query.post_logout_redirect_uri;
    if (redirectUri !== undefined && !isPostLogoutRedirectUri(redirectUri))
      throw invalid('The address to go to belongs to no registered client.', {
        attribute: 'post_logout_redirect_uri',
        reason: 'unregistered',
      });
    const hinted = await verifyIdTokenHint(keys, query.id_token_hint);
    const present = await findBrowserSession(shards, cookies);
    const isOwn = present !== undefined && hinted !== undefined && (await isHintedUser(shards, hinted, present));
    if (hinted) await endSession(shards, hinted.sessionId);
    if (present && !isOwn) {
      const search = redirectUri === undefined ? '' : `?${new URLSearchParams({ post_logout_redirect_uri: redirectUri })}`;
      return { status: 302, headers: { Location: `${identityPage}/logout${search}`, 'Cache-Control': 'no-store' } };
    }
    if (present) await endSession(shards, present.id);
    return {
      status: 302,
      headers: { Location: redirectUri ?? identityPage, 'Set-Cookie': noSessionCookie, 'Cache-Control': 'no-store' },
    };
  };
}
