import { createHash, randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { type Realm, realmIdentities } from '../../database/realms.ts';

/** A response with its parsed body. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert the shape themselves, and the sandbox has checked it by its contract
  readonly body: any;
}

/** The options of a request besides method and path. */
export interface TestRequest {
  readonly token?: string | undefined;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  /** A body of type text/plain. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An app in this process, or a server that is asked like one. */
export type Server = Pick<Hono, 'request'>;

/** Sends a request to a server and reads the response. */
export async function ask(
  app: Server,
  method: string,
  path: string,
  { token, json, form, text: plain, headers = {} }: TestRequest = {},
): Promise<Reply> {
  const [type, body] =
    json !== undefined
      ? ['application/json', JSON.stringify(json)]
      : form
        ? ['application/x-www-form-urlencoded', new URLSearchParams(form).toString()]
        : [plain === undefined ? undefined : 'text/plain', plain];
  const response = await app.request(path, {
    method,
    headers: { ...(type && { 'content-type': type }), ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** Returns the query of an authorize request with its verifier, as an app creates it. */
export function authorizeQuery(
  realm: Realm,
  more: Readonly<Record<string, string>> = {},
): { query: URLSearchParams; verifier: string; redirectUri: string } {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = more.redirect_uri ?? `http://realmkit.${realmIdentities[realm].domainSuffix}.localhost:8080/login`;
  const query = new URLSearchParams({
    response_type: 'code',
    scope: 'openid profile',
    client_id: `realmkit-${realm}`,
    redirect_uri: redirectUri,
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
  return { query, verifier, redirectUri };
}

/** The result of a login with user name and password. */
export interface SignIn {
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: string;
  /** The session cookie, as a browser sends it back. */
  readonly cookie: string;
}

/** Logs in with the credentials form of an app. */
export async function signInAs(
  app: Server,
  realm: Realm,
  username: string,
  more: Readonly<Record<string, string>> = {},
  password = 'realmkit-demo',
): Promise<SignIn> {
  const { query, verifier, redirectUri } = authorizeQuery(realm, more);
  const { status, headers } = await ask(app, 'POST', `/auth/v1/authorize?${query}`, { form: { username, password } });
  const code = new URL(headers.get('x-redirect-location') ?? 'http://none').searchParams.get('code');
  if (status !== 200 || code === null) throw new Error(`${username} could not sign in: ${status}.`);
  return { code, verifier, redirectUri, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Exchanges a code for tokens. */
export function exchange(
  app: Server,
  realm: Realm,
  { code, verifier, redirectUri }: SignIn,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return ask(app, 'POST', '/auth/v2/token', {
    form: { grant_type: 'authorization_code', code, client_id: `realmkit-${realm}`, redirect_uri: redirectUri, code_verifier: verifier },
    headers,
  });
}

/** Exchanges a refresh token for tokens. */
export function refresh(app: Server, realm: Realm, refreshToken: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  return ask(app, 'POST', '/auth/v2/token', {
    form: { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: `realmkit-${realm}` },
    headers,
  });
}

/** Returns the access token of a demo account; `more` are parameters of the authorize request. */
export async function tokenOf(app: Server, realm: Realm, username: string, more?: Readonly<Record<string, string>>): Promise<string> {
  const { body } = await exchange(app, realm, await signInAs(app, realm, username, more));
  return body.access_token;
}

/** Returns the claims of a token. */
// biome-ignore lint/suspicious/noExplicitAny: tests assert the shape themselves
export function claimsOf(token: string): any {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
