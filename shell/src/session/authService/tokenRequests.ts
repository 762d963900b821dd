import * as oauth from 'oauth4webapi';
import { isJsonObject } from '../../json/isJsonObject.ts';
import { authTimeLimitMs } from '../constants.ts';
import type { AuthorizationAnswer } from '../signIn/authorizationAnswer.ts';
import { SignInError } from '../signIn/SignInError.ts';
import type { SignInRecord } from '../signIn/signInRecord.ts';
import { clockOffsetOf, type TokenSet, tokenSetOf } from '../tokens/TokenSet.ts';
import { type AuthClient, authPaths } from './AuthService.ts';

const serverOf = ({ address, issuer }: AuthClient): oauth.AuthorizationServer => ({ issuer, token_endpoint: address + authPaths.token });

const clientOf = ({ clientId }: AuthClient, clockOffset: number): oauth.Client => ({
  client_id: clientId,
  id_token_signed_response_alg: 'ES256',
  [oauth.clockSkew]: clockOffset,
});

const requestOptions = ({ address, fetch }: AuthClient, idempotencyKey: string) => ({
  headers: { 'Idempotency-Key': idempotencyKey },
  signal: () => AbortSignal.timeout(authTimeLimitMs),
  [oauth.customFetch]: fetch,
  // The local platform speaks plain http; anywhere else a token over http is an error.
  [oauth.allowInsecureRequests]: /^http:\/\/([^/]+\.)?localhost(:\d+)?(\/|$)/.test(address),
});

const nowSeconds = () => Date.now() / 1000;

/** The server's clock against this device's, read from an answer before it is judged by it; 0 where the answer has no token. */
async function clockOffsetIn(response: Response, receivedAt: number): Promise<number> {
  try {
    const body: unknown = await response.clone().json();
    return isJsonObject(body) && typeof body.access_token === 'string' ? clockOffsetOf(body.access_token, receivedAt) : 0;
  } catch {
    return 0;
  }
}

/**
 * Exchanges the code of an answer for tokens (shell §7).
 * @throws SignInError 'missingVerifier' when this tab did not start the sign-in, 'noCode', 'unreachable' or 'refused'.
 */
export async function exchangeCode(client: AuthClient, answer: AuthorizationAnswer): Promise<TokenSet> {
  if (answer.parameters.has('error')) throw new SignInError('refused', answer.parameters.get('error'));
  if (!answer.parameters.has('code')) throw new SignInError('noCode');
  if (!answer.record) throw new SignInError('missingVerifier');
  try {
    return await requestTokens(client, answer, answer.record);
  } catch (error) {
    throw new SignInError(isAbsence(error) ? 'unreachable' : 'refused', error);
  }
}

async function requestTokens(client: AuthClient, { parameters, state }: AuthorizationAnswer, record: SignInRecord): Promise<TokenSet> {
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
  const answer = await oauth.processAuthorizationCodeResponse(server, clientOf(client, clockOffset), response, {
    expectedNonce: record.nonce,
    requireIdToken: true,
  });
  return tokensFrom(answer, '', receivedAt);
}

/** Refreshes a token set. Rejects with whatever went wrong; `isInvalidGrant` tells the one failure that ends a session. */
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
  const answer = await oauth.processRefreshTokenResponse(server, clientOf(client, await clockOffsetIn(response, receivedAt)), response);
  return tokensFrom(answer, tokens.idToken, receivedAt, refreshToken);
}

/** Whether the auth service said that a code or refresh token is no longer good. */
export const isInvalidGrant = (error: unknown): boolean => error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';

/** Whether a failure is the absence of the auth service rather than its answer. */
function isAbsence(error: unknown): boolean {
  if (error instanceof oauth.ResponseBodyError) return error.status >= 500;
  if (error instanceof oauth.OperationProcessingError) return error.cause instanceof Response && error.cause.status >= 500;
  // What fetch rejects with: a network that is down, or a time limit that has passed.
  return (error instanceof TypeError && !('code' in error)) || error instanceof DOMException;
}

function tokensFrom(answer: oauth.TokenEndpointResponse, idToken: string, receivedAt: number, refreshToken?: string): TokenSet {
  const nextRefreshToken = answer.refresh_token ?? refreshToken;
  return tokenSetOf(
    {
      accessToken: answer.access_token,
      idToken: answer.id_token ?? idToken,
      ...(nextRefreshToken === undefined ? {} : { refreshToken: nextRefreshToken }),
    },
    receivedAt,
  );
}
