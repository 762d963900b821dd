import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { ScenarioResponse } from '../core/scenarioResponse.ts';
import { type Steps, type Suite, scenario } from '../core/suite.ts';

/** Returns the query of a sign-in and the verifier of its challenge. */
function authorization({ fixture }: Steps): { readonly query: Record<string, string>; readonly verifier: string } {
  const verifier = randomBytes(32).toString('base64url');
  const query = {
    client_id: fixture('client_id'),
    redirect_uri: fixture('redirect_uri'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  };
  return { query, verifier };
}

async function signIn(steps: Steps, more: Readonly<Record<string, string>> = {}): Promise<Record<string, string>> {
  const { query: required, verifier } = authorization(steps);
  const query = { ...required, ...more };
  const body = { username: steps.fixture('username'), password: steps.fixture('password') };
  const response = await steps.call('signInWithCredentials', { query, body });
  const code = new URL(response.header('x-redirect-location') ?? 'http://none').searchParams.get('code') ?? '';
  const { state } = more;
  if (state !== undefined)
    steps.holds(queryOf(response, 'x-redirect-location').get('state') === state, redirectHeader, 'must bring the state back');
  const { client_id, redirect_uri } = required;
  return { grant_type: 'authorization_code', code, client_id: client_id ?? '', redirect_uri: redirect_uri ?? '', code_verifier: verifier };
}

const redirectHeader = 'answer header X-Redirect-Location';

const queryOf = (response: ScenarioResponse, header: string): URLSearchParams => {
  const at = response.header(header) ?? '';
  return URL.canParse(at, 'http://service') ? new URL(at, 'http://service').searchParams : new URLSearchParams();
};

const decoded = (part: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(Buffer.from(part, 'base64url').toString()));
  } catch {
    return {};
  }
};

/** Returns whether one of the published keys has signed a token by ES256, the one algorithm of the contract (RFC 7515). */
function isSigned(token: string, keys: readonly unknown[]): boolean {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const key = keys.find((one) => Object(one).kid === decoded(head).kid);
  if (key === undefined) return false;
  try {
    const publicKey = createPublicKey({ key: Object(key), format: 'jwk' });
    const signed = Buffer.from(`${head}.${payload}`);
    return verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

/** The auth service: OpenID Connect's code flow with PKCE. It writes nothing but its own sessions. */
export const authSuite: Suite = {
  service: 'auth',
  requirements: {
    roles: {
      guardian: 'signed in by a password, not at another provider',
      provider: 'signed in at the provider Ak-bibliotheken',
      acting: 'somebody who acts as another person',
    },
    reads: {
      client_id: 'a client',
      redirect_uri: 'a redirect address of that client',
      username: 'somebody who can sign in by a password',
      password: 'their password',
    },
  },
  caller: 'guardian',
  harmless: ['signInWithCredentials', 'createTokens', 'logoutAtProvider'],
  scenarios: [
    scenario('a redirect leads to the sign-in', async (steps) => {
      const { query } = authorization(steps);
      const state = randomBytes(8).toString('hex');
      const to = queryOf(await steps.call('authorize', { query: { ...query, state } }), 'location');
      steps.holds([null, state].includes(to.get('state')), 'answer header Location', 'must bring the state back');
    }),
    scenario('a wrong password lets nobody in', async (steps) => {
      const body = { username: steps.fixture('username'), password: 'certainly-not-this-one' };
      await steps.call('signInWithCredentials', { query: authorization(steps).query, body, status: 401 });
    }),
    scenario('a page of another site lets nobody in', async (steps) => {
      const body = { username: steps.fixture('username'), password: steps.fixture('password') };
      const headers = { Origin: 'https://evil.example' };
      await steps.call('signInWithCredentials', { query: authorization(steps).query, body, headers, status: 403 });
    }),
    scenario('a card that was made up lets nobody in', async (steps) => {
      const body = { card: 'certainly-not-a-card.AAAAAAAAAAAAAAAAAAAAAA' };
      await steps.call('signInWithCredentials', { query: authorization(steps).query, body, status: 401 });
    }),
    scenario('a code is good for one exchange', async (steps) => {
      const grant = await signIn(steps);
      await steps.call('createTokens', { body: grant });
      await steps.call('createTokens', { body: grant, status: 400 });
    }),
    scenario('a code asks for the verifier of its challenge', async (steps) => {
      const grant = await signIn(steps);
      await steps.call('createTokens', { body: { ...grant, code_verifier: randomBytes(32).toString('base64url') }, status: 400 });
    }),
    scenario('tokens are refreshed', async (steps) => {
      const tokens = await steps.call('createTokens', { body: await signIn(steps) });
      const grant = { grant_type: 'refresh_token', refresh_token: tokens.text('/refresh_token'), client_id: steps.fixture('client_id') };
      const fresh = await steps.call('createTokens', { body: grant });
      steps.holds(fresh.text('/refresh_token') !== grant.refresh_token, 'answer body /refresh_token', 'must be a new one after a refresh');
      await steps.call('createTokens', { body: { ...grant, refresh_token: 'certainly-not-this-one' }, status: 400 });
    }),
    scenario('a sign-out leads on, and never to a foreign address', async ({ call, fixture, holds }) => {
      const address = fixture('redirect_uri');
      const to = (await call('logout', { query: { post_logout_redirect_uri: address } })).header('location') ?? '';
      holds(to.startsWith(address), 'answer header Location', 'must be the address to go to');
      await call('logout', { query: { post_logout_redirect_uri: 'https://evil.example/' }, status: 400 });
    }),
    scenario('who came by another way has no session at the provider', async ({ call }) => {
      await call('logoutAtProvider', { as: 'guardian', status: 400 });
    }),
    scenario('a session at the provider is ended', async ({ call }) => {
      await call('logoutAtProvider', { as: 'provider' });
    }),
    scenario('the tokens of a sign-in are signed by a published key, and say for whom they are', async (steps) => {
      const [nonce, state] = [randomBytes(8).toString('hex'), randomBytes(8).toString('hex')];
      const grant = await signIn(steps, { nonce, state });
      const tokens = await steps.call('createTokens', { body: grant });
      const [idToken, accessToken] = [tokens.text('/id_token'), tokens.text('/access_token')];
      const claims = (token: string) => decoded(token.split('.')[1] ?? '');
      const [id, access] = [claims(idToken), claims(accessToken)];
      steps.holds(id.nonce === nonce, 'answer body /id_token', 'must have the nonce of the sign-in');
      steps.holds([id.aud].flat().includes(grant.client_id), 'answer body /id_token', 'must be for the client that asks');
      if (typeof access.exp === 'number' && typeof access.iat === 'number') {
        const isRight = Math.abs(Number(tokens.at('/expires_in')) - (access.exp - access.iat)) < 60;
        steps.holds(isRight, 'answer body /expires_in', 'must be the seconds until the access token ends');
      }
      const keys = (await steps.call('getSigningKeys')).list('/keys');
      for (const [name, token] of Object.entries({ id_token: idToken, access_token: accessToken }))
        steps.holds(isSigned(token, keys), 'answer body /keys', `must have the key that signed the ${name} of createTokens`);
    }),
  ],
};
