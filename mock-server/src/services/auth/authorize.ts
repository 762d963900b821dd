import type { operations } from '@realmkit/openapi/types/auth';
import type { Handler } from '../../contract/handler.ts';
import { HttpError } from '../../contract/httpError.ts';
import { shardOf } from '../serviceShard.ts';
import type { AuthContext, AuthEnvironment } from './authEnvironment.ts';
import { type AuthorizationQuery, type AuthorizationRequest, authorizationRequest, buildRedirectUrl } from './authorizationRequest.ts';
import { signInWithCard } from './cards/cardSignIn.ts';
import { issueCode } from './codes.ts';
import { signIn } from './credentials.ts';
import { verifyIdTokenHint } from './idTokenHint.ts';
import { mayActAs } from './impersonation.ts';
import { findSession, type Session, sessionCookie } from './sessions.ts';

/** Returns whether a session meets the requirements of an authorize request. */
async function isSessionSufficient(environment: AuthEnvironment, session: Session, query: AuthorizationQuery): Promise<boolean> {
  if (query.reauthenticate === 'true') return false;
  if (query.acr_values === 'secure' && !session.secure) return false;
  const hinted = await verifyIdTokenHint(environment.keys, query.id_token_hint);
  return hinted === undefined || hinted.sessionId === session.id;
}

/** Completes an authorize request with a session: returns the redirect URL with a code, or with `access_denied` for a forbidden impersonation. */
export async function completeAuthorization(
  environment: AuthEnvironment,
  { realm, query }: AuthorizationRequest,
  session: Session,
): Promise<string> {
  const { engine, tables, clock } = shardOf(environment.shards, realm);
  if (query.act_as !== undefined && !(await mayActAs(environment.shards, realm, session.userUid, query.act_as)))
    return buildRedirectUrl(query, { error: 'access_denied', error_description: 'You may not act as this user.' });
  const code = await issueCode(engine.database, tables, query, session, query.act_as, await clock.now());
  return buildRedirectUrl(query, { code });
}

/** GET /v1/authorize: redirects to the app with a code if there is a session, otherwise to the sign-in page. */
export function authorizeHandler(environment: AuthEnvironment): Handler<operations['authorize'], AuthContext> {
  return async ({ query }, { cookies, search }) => {
    const request = authorizationRequest(query);
    const { engine, tables, clock } = shardOf(environment.shards, request.realm);
    const session = await findSession(engine.database, tables, request.realm, cookies, await clock.now());
    const location =
      session && (await isSessionSufficient(environment, session, query))
        ? await completeAuthorization(environment, request, session)
        : `${environment.identityPage}?${search}`;
    return { status: 302, headers: { Location: location, 'Cache-Control': 'no-store' } };
  };
}

/** POST /v1/authorize: the same for an app with its own form. A password or a card alone is no second factor, whatever `acr_values` requires. */
export function signInHandler(environment: AuthEnvironment): Handler<operations['signInWithCredentials'], AuthContext> {
  return async ({ query, body }, { sameSite, address }) => {
    const request = authorizationRequest(query);
    const started =
      'card' in body
        ? await signInWithCard(environment, request.realm, body.card, address)
        : await signIn(environment.shards, request.realm, body, { methods: ['pwd'], secure: false }, address);
    if (!started) throw new HttpError(401, { name: 'InvalidCredentialsError', message: 'The user name or the password is wrong.' });
    return {
      status: 200,
      headers: {
        'X-Redirect-Location': await completeAuthorization(environment, request, started.session),
        'Set-Cookie': sessionCookie(started.secret, sameSite ? 'sameSite' : 'crossSite'),
        'Cache-Control': 'no-store',
      },
      body: {},
    };
  };
}
