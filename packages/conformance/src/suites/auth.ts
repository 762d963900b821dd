import { createHash, randomBytes } from 'node:crypto';
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

async function signIn(steps: Steps): Promise<Record<string, string>> {
  const { query, verifier } = authorization(steps);
  const body = { username: steps.fixture('username'), password: steps.fixture('password') };
  const response = await steps.call('signInWithCredentials', { query, body });
  const code = new URL(response.header('x-redirect-location') ?? 'http://none').searchParams.get('code') ?? '';
  const { client_id, redirect_uri } = query;
  return { grant_type: 'authorization_code', code, client_id: client_id ?? '', redirect_uri: redirect_uri ?? '', code_verifier: verifier };
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
      await steps.call('authorize', { query: authorization(steps).query });
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
    scenario('a sign-out leads on, and never to a foreign address', async ({ call, fixture }) => {
      await call('logout', { query: { post_logout_redirect_uri: fixture('redirect_uri') } });
      await call('logout', { query: { post_logout_redirect_uri: 'https://evil.example/' }, status: 400 });
    }),
    scenario('who came by another way has no session at the provider', async ({ call }) => {
      await call('logoutAtProvider', { as: 'guardian', status: 400 });
    }),
    scenario('a session at the provider is ended', async ({ call }) => {
      await call('logoutAtProvider', { as: 'provider' });
    }),
    scenario('the signing keys are public', async ({ call, holds }) => {
      const keys = await call('getSigningKeys');
      holds(keys.list('/keys').length > 0, 'answer body /keys', 'must hold a key');
    }),
  ],
};
