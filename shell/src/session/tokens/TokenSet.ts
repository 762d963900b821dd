import { isJsonObject } from '../../json/isJsonObject.ts';
import { freshnessMarginSeconds } from '../constants.ts';
import { type AccessClaims, decodeAccessToken, decodeIdToken, type IdClaims } from './claims.ts';

/** The stored tokens of a signed-in user (shell §3). */
export interface TokenSet {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken?: string;
  /** From the audience of the access token. */
  readonly clientId: string;
  /** The server's clock minus this device's, in seconds, as learnt when the tokens arrived. */
  readonly clockOffset: number;
  /** Names the next refresh, so that one whose answer got lost can be sent again and is answered alike. */
  readonly refreshKey: string;
}

/** What the apps know of a user from the tokens alone. */
export interface Identity {
  readonly access: AccessClaims;
  readonly id: IdClaims;
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether a stored value is a token set whose tokens can be read. */
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
    return false;
  }
}

/**
 * How far the server's clock is ahead of this device's, in seconds, by an access token that was made just now.
 * @throws TokenError when the token cannot be read.
 */
export const clockOffsetOf = (accessToken: string, nowSeconds: number): number =>
  decodeAccessToken(accessToken).iat - Math.floor(nowSeconds);

/**
 * The token set of a token answer that arrived at `nowSeconds` of this device's clock.
 * @throws TokenError when the tokens cannot be read.
 */
export function tokenSetOf(answer: { accessToken: string; idToken: string; refreshToken?: string }, nowSeconds: number): TokenSet {
  decodeIdToken(answer.idToken);
  return {
    ...answer,
    clientId: decodeAccessToken(answer.accessToken).aud,
    clockOffset: clockOffsetOf(answer.accessToken, nowSeconds),
    refreshKey: crypto.randomUUID(),
  };
}

/** Reads both tokens of a set. */
export const identityOf = (tokens: TokenSet): Identity => ({
  access: decodeAccessToken(tokens.accessToken),
  id: decodeIdToken(tokens.idToken),
});

/** Whether at least 300 s remain before expiry by the server's clock (shell §4). */
export const isFresh = (tokens: TokenSet, nowSeconds: number): boolean =>
  decodeAccessToken(tokens.accessToken).exp - (nowSeconds + tokens.clockOffset) >= freshnessMarginSeconds;
