import { createHash, randomBytes } from 'node:crypto';
import { bodyText } from '../exchange.ts';
import type { Configuration, SignInSettings } from './configuration.ts';
import { ask, type Target } from './target.ts';

type Ways = Pick<Target, 'send' | 'timeout'>;

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(bodyText(body));
  } catch {
    return undefined;
  }
}

async function signedIn({ auth, clientId, redirectUri, users }: SignInSettings, role: string, ways: Ways): Promise<string> {
  const user = users[role];
  if (!user) throw new Error(`The configuration names no user for the role ${role}.`);
  const { username, password, page = `${auth}/v1/authorize` } = user;
  const failed = (step: string, why: string) => new Error(`The role ${role} could not sign in as ${username}: ${step} ${why}.`);
  async function post(address: string, form: Readonly<Record<string, string>>) {
    const outcome = await ask(ways, address, { method: 'POST', body: new URLSearchParams(form) });
    if ('failure' in outcome) throw failed(`an answer of ${address.split('?')[0]}`, outcome.failure);
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
  const { answer: entered } = await post(`${page}?${query}`, user.form ?? { username, password });
  const way = entered.headers.get('x-redirect-location') ?? entered.headers.get('location') ?? '';
  const code = URL.canParse(way) ? new URL(way).searchParams.get('code') : null;
  if (code === null) throw failed(page, `answered ${entered.status} without a code`);
  const grant = { grant_type: 'authorization_code', code, client_id: clientId, redirect_uri: redirectUri, code_verifier: verifier };
  const { answer: exchanged, body } = await post(`${auth}/v2/token`, grant);
  const tokens = parsed(body);
  const token = typeof tokens === 'object' && tokens !== null && 'access_token' in tokens ? tokens.access_token : undefined;
  if (typeof token !== 'string') throw failed(`${auth}/v2/token`, `answered ${exchanged.status} without a token`);
  return token;
}

/** Hands out the token of a role: the one that the configuration gives, else by signing in once; undefined for a role that it does not know. */
export function tokenSource({ tokens = {}, signIn }: Configuration, ways: Ways): (role: string) => Promise<string | undefined> {
  const found = new Map<string, Promise<string>>();
  return async (role) => {
    const given = tokens[role];
    if (given !== undefined) return given;
    if (!signIn?.users[role]) return undefined;
    const token = found.get(role) ?? signedIn(signIn, role, ways);
    found.set(role, token);
    return token;
  };
}
