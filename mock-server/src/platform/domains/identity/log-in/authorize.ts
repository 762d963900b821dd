import { forbidden, type Handler, HttpError } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/auth';
import type { AuthEnvironment } from '../../../access/authEnvironment.ts';
import { shardOf } from '../../../access/serviceShard.ts';
import { signInWithCard } from '../login-cards/cardSignIn.ts';
import type { AuthContext } from './authContext.ts';
import { type AuthorizationQuery, type AuthorizationRequest, authorizationRequest, buildRedirectUrl } from './authorizationRequest.ts';
import { isForeignPage } from './callingPage.ts';
import { issueCode } from './codes.ts';
import type { CookieSite } from './cookies.ts';
import { signIn } from './credentials.ts';
import { endSession, findBrowserSession } from './endSession.ts';
import { isHintedUser, verifyIdTokenHint } from './idTokenHint.ts';
import { mayActAs } from './impersonation.ts';
import { deviceCookie, rememberDevice } from './knownDevices.ts';
import { findSession, type Session, sessionCookie } from './sessions.ts';

/** Returns whether a session meets the requirements of an authorize request. */
async function isSessionSufficient(environment: AuthEnvironment, session: Session, query: AuthorizationQuery): Promise<boolean> {
  if (query.reauthenticate === 'true') return false;
  if (query.acr_values === 'secure' && !session.secure) return false;
  const hinted = await verifyIdTokenHint(environment.keys, query.id_token_hint);
  return hinted === undefined || isHintedUser(environment.shards, hinted, session);
}

/** Completes an authorize request with a session: returns the redirect URL with a code, or with `access_denied` for a forbidden impersonation. */
async function completeAuthorization(
  environment: AuthEnvironment,
  { realm, query }: AuthorizationRequest,
  session: Session,
): Promise<string> {
  const { engine, tables, clock } = shardOf(environment.shards, realm);
  const now = await clock.now();
  if (query.act_as !== undefined && !(await mayActAs(engine.database, tables, realm, session.userUid, query.act_as, now)))
    return buildRedirectUrl(query, { error: 'access_denied', error_description: 'You may not act as this user.' });
  const code = await issueCode(engine.database, tables, query, session, query.act_as, now);
  return buildRedirectUrl(query, { code });
}

/** A session that new credentials started, with the secret of its cookie. */
interface StartedSession {
  readonly session: Session;
  readonly secret: string;
}

/** The secrets of the cookies that a login gives a browser. */
interface SignInSecrets {
  readonly session: string;
  readonly device: string;
}

/**
 * Completes a login with new credentials. A user other than the one whom the id token hint names gets `login_required` (OpenID Connect Core
 * §3.1.2.1), and the browser keeps the session that it had: then no secrets are returned. The session of another user in this browser ends.
 */
export async function completeSignIn(
  environment: AuthEnvironment,
  request: AuthorizationRequest,
  { session, secret }: StartedSession,
  cookies: string | null | undefined,
): Promise<{ readonly location: string; readonly secrets?: SignInSecrets }> {
  const hinted = await verifyIdTokenHint(environment.keys, request.query.id_token_hint);
  if (hinted && !(await isHintedUser(environment.shards, hinted, session))) {
    await endSession(environment.shards, session.id);
    const error_description = 'Another user logged in than the one of the id token.';
    return { location: buildRedirectUrl(request.query, { error: 'login_required', error_description }) };
  }
  const before = await findBrowserSession(environment.shards, cookies);
  if (before?.realm === session.realm && before.userUid !== session.userUid) await endSession(environment.shards, before.id);
  const { engine, tables, clock } = shardOf(environment.shards, request.realm);
  const device = await rememberDevice(engine.database, tables, session, cookies, await clock.now());
  return { location: await completeAuthorization(environment, request, session), secrets: { session: secret, device } };
}

/** Formats the Set-Cookie headers of a login. */
export const signInCookies = ({ session, device }: SignInSecrets, from: CookieSite): string[] => [
  sessionCookie(session, from),
  deviceCookie(device, from),
];

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
  return async ({ query, body }, { cookies, page, address }) => {
    const request = authorizationRequest(query);
    if (isForeignPage(request.realm, page)) throw forbidden('Only pages of the realm may log a user in.');
    const started =
      'card' in body
        ? await signInWithCard(environment, request.realm, body.card, address)
        : await signIn(environment.shards, request.realm, body, { methods: ['pwd'], secure: false }, { address, cookies });
    if (!started) throw new HttpError(401, { name: 'InvalidCredentialsError', message: 'The user name or the password is wrong.' });
    const { location, secrets } = await completeSignIn(environment, request, started, cookies);
    const from = page.site === 'same-origin' || page.site === 'same-site' ? 'sameSite' : 'crossSite';
    return {
      status: 200,
      headers: { 'X-Redirect-Location': location, 'Cache-Control': 'no-store' },
      ...(secrets && { cookies: signInCookies(secrets, from) }),
      body: {},
    };
  };
}
