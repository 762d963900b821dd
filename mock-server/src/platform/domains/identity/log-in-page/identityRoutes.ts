import { HttpError, type Operation, type Violation } from '@realmkit/contract-engine';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { AuthEnvironment } from '../../../access/authEnvironment.ts';
import { isPostLogoutRedirectUri, realmOfClient } from '../../../access/clients.ts';
import { demoPassword } from '../../../access/demoPassword.ts';
import { shardOf } from '../../../access/serviceShard.ts';
import { clientAddress } from '../../../http/client.ts';
import { bodyText } from '../../../http/messages.ts';
import { type AuthorizationQuery, type AuthorizationRequest, authorizationRequest } from '../log-in/authorizationRequest.ts';
import { completeSignIn, signInCookies } from '../log-in/authorize.ts';
import { callingPageOf, isForeignForm } from '../log-in/callingPage.ts';
import { deletedAccount, signIn } from '../log-in/credentials.ts';
import { endSession, findBrowserSession } from '../log-in/endSession.ts';
import { noSessionCookie } from '../log-in/sessions.ts';
import { signInWithCard } from '../login-cards/cardSignIn.ts';
import { authenticationBy, chosenMethod } from './loginMethods.ts';
import { incompletePage, logoutPage, type SignInPageError, signedOutPage, signInPage } from './page.ts';
import { identityStyles } from './styles.ts';

/** Parses the query of an authorize request by the contract; undefined for an invalid query. */
export type QueryReader = (search: URLSearchParams) => AuthorizationQuery | undefined;

/** Creates the query reader for the contract's operation `authorize`. */
export function authorizationQueryReader(authorize: Operation): QueryReader {
  return (search) => {
    const violations: Violation[] = [];
    const { query } = authorize.readParameters({ path: {}, query: search, header: () => undefined }, violations);
    // The contract's checks guarantee the type.
    return violations.length === 0 ? (query as AuthorizationQuery) : undefined;
  };
}

function securityHeaders(formTargets: string): Record<string, string> {
  return {
    'Content-Security-Policy': `default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

function show(
  context: Context,
  page: ReturnType<typeof signInPage>,
  status: 200 | 400 | 401 | 403 | 429,
  formTargets = "'none'",
): Response | Promise<Response> {
  return context.html(page, status, securityHeaders(formTargets));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Creates the routes of the sign-in page, `/identity`; they are outside of the contract, as in production. */
export function identityRoutes(environment: AuthEnvironment, readQuery: QueryReader): Hono {
  const app = new Hono();
  const requestIn = (search: URLSearchParams): AuthorizationRequest | undefined => {
    const query = readQuery(search);
    try {
      return query && authorizationRequest(query);
    } catch (reason) {
      if (reason instanceof HttpError) return undefined;
      throw reason;
    }
  };
  app.get('/identity.css', (context) =>
    context.body(identityStyles, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=300' }),
  );
  app.on(['GET', 'POST'], '/identity', async (context) => {
    const { search, searchParams } = new URL(context.req.url);
    if (search === '') return show(context, signedOutPage(), 200);
    const request = requestIn(searchParams);
    if (!request) return show(context, incompletePage(realmOfClient(searchParams.get('client_id') ?? '')), 400);
    const { realm, query } = request;
    const secondFactor = query.acr_values === 'secure';
    // Chromium also checks the redirect after a form submission against form-action.
    const formTargets = `'self' ${new URL(query.redirect_uri).origin}`;
    const page = (error: SignInPageError | undefined, userName: string, chosen?: unknown) =>
      signInPage(realm, `/__sandbox/identity${search}`, {
        forgotHref: new URL('/login/forgot-password', query.redirect_uri).href,
        error,
        userName,
        secondFactor,
        method: chosenMethod(realm, chosen, query.amr_hint),
      });
    if (context.req.method === 'GET') return show(context, page(undefined, ''), 200, formTargets);
    if (isForeignForm(callingPageOf((name) => context.req.header(name)))) return show(context, incompletePage(realm), 403);
    const form = Object.fromEntries(new URLSearchParams(await bodyText(context)));
    const card = text(form.card);
    const demo = text(form.demo);
    const userName = demo || text(form.username);
    const authentication = authenticationBy(chosenMethod(realm, form.method, query.amr_hint), secondFactor);
    const credentials = { username: userName, password: demo ? demoPassword : text(form.password) };
    const address = clientAddress(context, environment.trust);
    const cookies = context.req.header('cookie');
    const started = await (card && !secondFactor
      ? signInWithCard(environment, realm, card, address)
      : signIn(environment.shards, realm, credentials, authentication, { address, cookies })
    ).catch((reason: unknown) => {
      if (reason instanceof HttpError && (reason.status === 403 || reason.status === 429)) return reason;
      throw reason;
    });
    if (started instanceof HttpError && started.status === 403)
      return show(context, page(started.body.name === deletedAccount ? 'deleted' : 'inactive', userName, form.method), 403, formTargets);
    if (started instanceof HttpError) {
      for (const [name, value] of Object.entries(started.headers)) context.header(name, value);
      const retryAt = (await shardOf(environment.shards, realm).clock.now()) + Number(started.headers['Retry-After']) * 1000;
      return show(context, page({ retryAt }, userName, form.method), 429, formTargets);
    }
    if (!started) return show(context, page(card ? 'card' : 'credentials', userName, form.method), 401, formTargets);
    const { location, secrets } = await completeSignIn(environment, request, started, cookies);
    for (const cookie of secrets ? signInCookies(secrets, 'sameSite') : []) context.header('Set-Cookie', cookie, { append: true });
    context.header('Cache-Control', 'no-store');
    return context.redirect(location, 303);
  });
  app.on(['GET', 'POST'], '/identity/logout', async (context) => {
    const redirectUri = new URL(context.req.url).searchParams.get('post_logout_redirect_uri') ?? undefined;
    const session = await findBrowserSession(environment.shards, context.req.header('cookie'));
    if (redirectUri !== undefined && !isPostLogoutRedirectUri(redirectUri)) return show(context, incompletePage(session?.realm), 400);
    const done = redirectUri ?? environment.identityPage;
    if (!session) return context.redirect(done, 303);
    const formTargets = `'self' ${new URL(done).origin}`;
    const isForeign = context.req.method === 'POST' && isForeignForm(callingPageOf((name) => context.req.header(name)));
    if (context.req.method === 'GET' || isForeign) {
      const { search } = new URL(context.req.url);
      return show(context, logoutPage(session.realm, `/__sandbox/identity/logout${search}`), isForeign ? 403 : 200, formTargets);
    }
    await endSession(environment.shards, session.id);
    context.header('Set-Cookie', noSessionCookie);
    context.header('Cache-Control', 'no-store');
    return context.redirect(done, 303);
  });
  return app;
}
