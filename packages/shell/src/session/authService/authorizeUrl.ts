import { calculatePKCECodeChallenge, generateRandomCodeVerifier, generateRandomNonce, generateRandomState } from 'oauth4webapi';
import type { SignInOptions } from '../signIn/SignInOptions.ts';
import { type AuthClient, authPaths } from './AuthService.ts';

/** The secrets of one sign-in (PKCE, OpenID Connect). */
export interface SignInSecrets {
  /** 32 random bytes (shell §9). */
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

/** Creates the secrets of a sign-in. */
export const createSignInSecrets = (): SignInSecrets => ({
  verifier: generateRandomCodeVerifier(),
  state: generateRandomState(),
  nonce: generateRandomNonce(),
});

/** Returns the URL that starts a sign-in at the auth service (shell §7). */
export async function authorizeUrl(client: AuthClient, secrets: SignInSecrets, options: SignInOptions): Promise<string> {
  const query = new URLSearchParams({
    response_type: 'code',
    scope: 'openid profile',
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
  });
  const optional = {
    amr_hint: options.amrHint,
    reauthenticate: options.reauthenticate ? 'true' : undefined,
    acr_values: options.acrValues,
    id_token_hint: options.idTokenHint,
    act_as: options.actAs,
  };
  for (const [name, value] of Object.entries(optional)) if (value !== undefined) query.set(name, value);
  return `${client.baseUrl}${authPaths.authorize}?${query}`;
}
