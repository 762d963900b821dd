import { createHash, randomBytes } from 'node:crypto';
import type { Configuration, SignInSettings } from './configuration.ts';
import type { Send } from './target.ts';

async function signedIn({ auth, clientId, redirectUri, users }: SignInSettings, role: string, send: Send): Promise<string> {
  const user = users[role];
  if (!user) throw new Error(`The configuration names no user for the role ${role}.`);
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
  const form = (body: Readonly<Record<string, string>>): RequestInit => ({
    method: 'POST',
    body: new URLSearchParams(body),
    redirect: 'manual',
  });
  const { username, password, page = `${auth}/v1/authorize` } = user;
  const entered = await send(new Request(`${page}?${query}`, form(user.form ?? { username, password })));
  const way = entered.headers.get('x-redirect-location') ?? entered.headers.get('location') ?? 'http://none';
  const code = new URL(way).searchParams.get('code');
  if (code === null) throw new Error(`The role ${role} could not sign in as ${username}: ${entered.status}.`);
  const grant = { grant_type: 'authorization_code', code, client_id: clientId, redirect_uri: redirectUri, code_verifier: verifier };
  const exchanged = await send(new Request(`${auth}/v2/token`, form(grant)));
  const answer: unknown = await exchanged.json();
  const token = typeof answer === 'object' && answer !== null && 'access_token' in answer ? answer.access_token : undefined;
  if (typeof token !== 'string') throw new Error(`The role ${role} got no token: ${exchanged.status}.`);
  return token;
}

/** Hands out the token of a role: the one that the configuration gives, else by signing in once; undefined for a role that it does not know. */
export function tokenSource({ tokens = {}, signIn }: Configuration, send: Send): (role: string) => Promise<string | undefined> {
  const found = new Map<string, Promise<string>>();
  return async (role) => {
    const given = tokens[role];
    if (given !== undefined) return given;
    if (!signIn?.users[role]) return undefined;
    const token = found.get(role) ?? signedIn(signIn, role, send);
    found.set(role, token);
    return token;
  };
}
