import { createHash, randomBytes } from 'node:crypto';
import { basicCredential } from '@realmkit/openapi/security';
import { bodyJson } from '../exchange.ts';
import type { Secrets } from '../verdicts/evidence.ts';
import type { Configuration, SignInSettings } from './configuration.ts';
import { fetchWithTimeout, type Target } from './target.ts';

type Transport = Pick<Target, 'send' | 'timeout' | 'pace'>;

async function signInAs({ auth, clientId, redirectUri, users }: SignInSettings, role: string, transport: Transport): Promise<string> {
  const user = users[role];
  if (!user) throw new Error(`The configuration names no user for the role ${role}.`);
  const { username, password, page = `${auth}/v1/authorize` } = user;
  const signInError = (step: string, why: string) => new Error(`The role ${role} could not sign in as ${username}: ${step} ${why}.`);
  async function post(url: string, form: Readonly<Record<string, string>>) {
    const outcome = await fetchWithTimeout(transport, url, { method: 'POST', body: new URLSearchParams(form) });
    if ('error' in outcome) throw signInError(`an answer of ${url.split('?')[0]}`, outcome.error);
    return outcome;
  }
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    scope: 'openid profile',
    client_id: clientId,
    redirect_uri: redirectUri,
    state: 'conformance',
    nonce: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...user.query,
  });
  const { response: signInResponse } = await post(`${page}?${query}`, user.form ?? { username, password });
  const redirectUrl = signInResponse.headers.get('x-redirect-location') ?? signInResponse.headers.get('location') ?? '';
  const code = URL.canParse(redirectUrl) ? new URL(redirectUrl).searchParams.get('code') : null;
  if (code === null) throw signInError(page, `answered ${signInResponse.status} without a code`);
  const [client, redirect] = [query.get('client_id') ?? '', query.get('redirect_uri') ?? ''];
  const grant = { grant_type: 'authorization_code', code, client_id: client, redirect_uri: redirect, code_verifier: verifier };
  const { response: tokenResponse, body } = await post(`${auth}/v2/token`, grant);
  const tokens = bodyJson(body);
  const token = typeof tokens === 'object' && tokens !== null && 'access_token' in tokens ? tokens.access_token : undefined;
  if (typeof token !== 'string') throw signInError(`${auth}/v2/token`, `answered ${tokenResponse.status} without a token`);
  return token;
}

/** Returns the token of a role; undefined for an unknown one. */
export type TokenSource = (role: string) => Promise<string | undefined>;

/** Creates a function that returns the token of a role, configured or by signing in once; undefined for an unknown role. */
function tokenSource({ tokens = {}, signIn }: Configuration, transport: Transport): TokenSource {
  const tokenByRole = new Map<string, Promise<string>>();
  return async (role) => {
    const given = tokens[role];
    if (given !== undefined) return given;
    if (!signIn?.users[role]) return undefined;
    const token = tokenByRole.get(role) ?? signInAs(signIn, role, transport);
    tokenByRole.set(role, token);
    return token;
  };
}

/** Returns the name under which reports mention the token of a role, and configurations may take it from the environment. */
export const tokenName = (role: string): string => `$${role.replaceAll(/\W/g, '_').toUpperCase()}_TOKEN`;

/** Creates the source of the tokens of a run, and what reports mention by name only: the tokens that were used, and the password. */
export function namedTokens(
  configuration: Configuration,
  transport: Transport,
): { readonly tokenOf: TokenSource; readonly secrets: Secrets } {
  const { password } = configuration.fixtures ?? {};
  const secrets = new Map(password ? [[password, '$PASSWORD']] : []);
  const sourceOf = tokenSource(configuration, transport);
  const tokenOf: TokenSource = async (role) => {
    const token = await sourceOf(role);
    if (token === undefined) return undefined;
    const name = tokenName(role);
    // As Basic and addresses carry it; the last of equal forms has the name.
    secrets.set(encodeURIComponent(token), name.replace('$', '$QUERY_')).set(basicCredential(token), name.replace('$', '$BASIC_'));
    secrets.set(token, name);
    return token;
  };
  return { tokenOf, secrets };
}
