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

/** Whether a stored value is a token set whose tokens can be read. */
export function isTokenSet(value: unknown): value is TokenSet {
  if (typeof value !== 'object' || value === null) return false;
  const { accessToken, idToken, refreshToken, clientId, clockOffset, refreshKey } = value as { [Property in keyof TokenSet]?: unknown };
  if (typeof accessToken !== 'string' || typeof idToken !== 'string' || typeof clientId !== 'string') return false;
  if (typeof clockOffset !== 'number' || typeof refreshKey !== 'string') return false;
  if (refreshToken !== undefined && typeof refreshToken !== 'string') return false;
  try {
    decodeAccessToken(accessToken);
    decodeIdToken(idToken);
    return true;
  } catch {
    return false;
  }
}

/**
 * The token set of a token answer that arrived at `nowSeconds` of this device's clock.
 * @throws TokenError when the tokens cannot be read.
 */
export function tokenSetOf(answer: { accessToken: string; idToken: string; refreshToken?: string }, nowSeconds: number): TokenSet {
  const { aud, iat } = decodeAccessToken(answer.accessToken);
  decodeIdToken(answer.idToken);
  return { ...answer, clientId: aud, clockOffset: iat - Math.floor(nowSeconds), refreshKey: crypto.randomUUID() };
}

/** Reads both tokens of a set. */
export const identityOf = (tokens: TokenSet): Identity => ({
  access: decodeAccessToken(tokens.accessToken),
  id: decodeIdToken(tokens.idToken),
});

/** Whether at least 300 s remain before expiry by the server's clock (shell §4). */
export const isFresh = (tokens: TokenSet, nowSeconds: number): boolean =>
  decodeAccessToken(tokens.accessToken).exp - (nowSeconds + tokens.clockOffset) >= freshnessMarginSeconds;
