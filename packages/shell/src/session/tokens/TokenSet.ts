import { isJsonObject } from '@realmkit/openapi/json';
import { freshnessMarginSeconds } from '../constants.ts';
import { type AccessClaims, decodeAccessToken, decodeIdToken, type IdClaims } from './claims.ts';

/** The stored tokens of a signed-in user (shell §3). */
export interface TokenSet {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken?: string;
  /** From the audience of the access token. */
  readonly clientId: string;
  /** The server's clock minus this device's, in seconds, when the tokens arrived. */
  readonly clockOffset: number;
  /** The Idempotency-Key of the next refresh, so that it can be repeated when its response is lost. */
  readonly refreshKey: string;
}

/** The user's data from the tokens. */
export interface Identity {
  readonly access: AccessClaims;
  readonly id: IdClaims;
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** Returns whether a stored value is a token set with decodable tokens. */
export function isTokenSet(value: unknown): value is TokenSet {
  if (!isJsonObject(value)) return false;
  const { accessToken, idToken, refreshToken, clientId, clockOffset, refreshKey } = value;
  if (typeof accessToken !== 'string' || typeof idToken !== 'string' || typeof clockOffset !== 'number') return false;
  if (!isText(clientId) || !isText(refreshKey) || !(refreshToken === undefined || isText(refreshToken))) return false;
  try {
    decodeAccessToken(accessToken);
    decodeIdToken(idToken);
    return true;
  } catch {
    // Not reported: the stored tokens are checked here.
    return false;
  }
}

/**
 * Returns how far the server's clock is ahead of this device's, in seconds, by an access token that was issued just now.
 * @throws TokenError when the token cannot be decoded.
 */
export const clockOffsetOf = (accessToken: string, nowSeconds: number): number =>
  decodeAccessToken(accessToken).iat - Math.floor(nowSeconds);

/**
 * Returns the token set of a token response that arrived at `nowSeconds` of this device's clock.
 * @throws TokenError when the tokens cannot be decoded.
 */
export function tokenSetOf(response: { accessToken: string; idToken: string; refreshToken?: string }, nowSeconds: number): TokenSet {
  decodeIdToken(response.idToken);
  return {
    ...response,
    clientId: decodeAccessToken(response.accessToken).aud,
    clockOffset: clockOffsetOf(response.accessToken, nowSeconds),
    refreshKey: crypto.randomUUID(),
  };
}

/** Decodes both tokens of a set. */
export const identityOf = (tokens: TokenSet): Identity => ({
  access: decodeAccessToken(tokens.accessToken),
  id: decodeIdToken(tokens.idToken),
});

/** Returns whether at least 300 s remain before expiry by the server's clock (shell §4). */
export const isFresh = (tokens: TokenSet, nowSeconds: number): boolean =>
  decodeAccessToken(tokens.accessToken).exp - (nowSeconds + tokens.clockOffset) >= freshnessMarginSeconds;

/** Returns what distinguishes a user, together with the one who acts as them. */
export const nameOf = ({ access, id }: Identity): string => (id.act ? `${id.act.sub} as ${access.sub}` : access.sub);
