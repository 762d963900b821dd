import { defined, isJsonObject } from '@realmkit/openapi/json';
import * as oauth from 'oauth4webapi';
import { authTimeLimitMs } from '../constants.ts';
import type { AuthorizationResponse } from '../signIn/authorizationResponse.ts';
import { SignInError } from '../signIn/SignInError.ts';
import type { SignInRecord } from '../signIn/signInRecord.ts';
import { clockOffsetOf, type TokenSet, tokenSetOf } from '../tokens/TokenSet.ts';
import { type AuthClient, authPaths } from './AuthService.ts';

const serverOf = ({ baseUrl, issuer }: AuthClient): oauth.AuthorizationServer => ({ issuer, token_endpoint: baseUrl + authPaths.token });

const clientOf = ({ clientId }: AuthClient, clockOffset: number): oauth.Client => ({
  client_id: clientId,
  id_token_signed_response_alg: 'ES256',
  [oauth.clockSkew]: clockOffset,
});

const requestOptions = ({ baseUrl, fetch }: AuthClient, idempotencyKey: string) => ({
  headers: { 'Idempotency-Key': idempotencyKey },
  signal: () => AbortSignal.timeout(authTimeLimitMs),
  [oauth.customFetch]: fetch,
  // The local platform uses plain http; anywhere else a token request over http is an error.
  [oauth.allowInsecureRequests]: /^http:\/\/([^/]+\.)?localhost(:\d+)?(\/|$)/.test(baseUrl),
});

const nowSeconds = () => Date.now() / 1000;

/** Returns the offset of the server's clock, read from a response before it is validated; 0 if the response has no token. */
async function clockOffsetIn(response: Response, receivedAt: number): Promise<number> {
  try {
    const body: unknown = await response.clone().json();
    return isJsonObject(body) && typeof body.access_token === 'string' ? clockOffsetOf(body.access_token, receivedAt) : 0;
  } catch {
    // Not reported: the validation of the response says what is wrong with it.
    return 0;
  }
}

/**
 * Exchanges the code of a response for tokens (shell §7).
 * @throws SignInError 'missingVerifier' when this tab did not start the sign-in, 'noCode', 'unreachable', 'otherUser' or 'refused'.
 */
export async function exchangeCode(client: AuthClient, response: AuthorizationResponse): Promise<TokenSet> {
  const error = response.parameters.get('error');
  // Without `prompt=none`, the service requires a login only if another user than the hinted one logged in.
  if (error !== null) throw new SignInError(error === 'login_required' ? 'otherUser' : 'refused', error);
  if (!response.parameters.has('code')) throw new SignInError('noCode');
  if (!response.record) throw new SignInError('missingVerifier');
  try {
    return await requestTokens(client, response, response.record);
  } catch (error) {
    throw new SignInError(isUnreachable(error) ? 'unreachable' : 'refused', error);
  }
}

async function requestTokens(client: AuthClient, { parameters, state }: AuthorizationResponse, record: SignInRecord): Promise<TokenSet> {
  const server = serverOf(client);
  const checked = oauth.validateAuthResponse(server, clientOf(client, 0), parameters, state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    clientOf(client, 0),
    oauth.None(),
    checked,
    client.redirectUri,
    record.verifier,
    requestOptions(client, state),
  );
  const receivedAt = nowSeconds();
  const clockOffset = await clockOffsetIn(response, receivedAt);
  const result = await oauth.processAuthorizationCodeResponse(server, clientOf(client, clockOffset), response, {
    expectedNonce: record.nonce,
    requireIdToken: true,
  });
  return tokensFrom(result, '', receivedAt);
}

/**
 * Refreshes a token set. Rejects with the error of the request; `isUnreachable` and `retryAfter` recognise those after which the same request may succeed.
 */
export async function refreshTokens(client: AuthClient, tokens: TokenSet, refreshToken: string): Promise<TokenSet> {
  const server = serverOf(client);
  const response = await oauth.refreshTokenGrantRequest(
    server,
    clientOf(client, tokens.clockOffset),
    oauth.None(),
    refreshToken,
    requestOptions(client, tokens.refreshKey),
  );
  const receivedAt = nowSeconds();
  const result = await oauth.processRefreshTokenResponse(server, clientOf(client, await clockOffsetIn(response, receivedAt)), response);
  return tokensFrom(result, tokens.idToken, receivedAt, refreshToken);
}

/** Returns the response of an error that says what is wrong with it. */
function responseOf(error: unknown): Response | undefined {
  if (error instanceof oauth.ResponseBodyError) return error.response;
  return error instanceof oauth.OperationProcessingError && error.cause instanceof Response ? error.cause : undefined;
}

/** Returns whether an error means that the auth service could not be reached. */
export function isUnreachable(error: unknown): boolean {
  const response = responseOf(error);
  if (response) return response.status >= 500;
  // The errors of fetch: no network, or a timeout.
  return (error instanceof TypeError && !('code' in error)) || error instanceof DOMException;
}

/** Returns the seconds after which a request may be repeated that was one too many (429); undefined for another error. */
export function retryAfter(error: unknown): number | undefined {
  const response = responseOf(error);
  return response?.status === 429 ? Number(response.headers.get('Retry-After')) || 60 : undefined;
}

function tokensFrom(response: oauth.TokenEndpointResponse, idToken: string, receivedAt: number, refreshToken?: string): TokenSet {
  const nextRefreshToken = response.refresh_token ?? refreshToken;
  return tokenSetOf(
    {
      accessToken: response.access_token,
      idToken: response.id_token ?? idToken,
      ...defined({ refreshToken: nextRefreshToken }),
    },
    receivedAt,
  );
}
