import { isJsonObject } from '@realmkit/openapi/json';

/** The claims of an access token that the apps read (shell §3). */
export interface AccessClaims {
  /** The user's uid. */
  readonly sub: string;
  readonly aud: string;
  readonly scope: readonly string[];
  readonly realm: string;
  readonly roles: readonly string[];
  readonly subscriptions: readonly string[];
  readonly amr: readonly string[];
  readonly acr?: string;
  /** Seconds since 1970, like every time in a token. */
  readonly authTime?: number;
  readonly iat: number;
  readonly exp: number;
}

/** The claims of an id token that the apps read (shell §3). */
export interface IdClaims {
  /** The user's numeric legacy id. */
  readonly sub: string;
  readonly name: string;
  readonly preferredUsername: string;
  /** The actor who impersonates this user, if any. */
  readonly act?: { readonly sub: string; readonly name?: string };
}

/** The error for a token that cannot be decoded or lacks a required claim. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function payload(token: string): Record<string, unknown> {
  const part = token.split('.')[1] ?? '';
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (isJsonObject(json)) return json;
  } catch {
    // Not reported: whatever is wrong with it, it is not a token.
  }
  throw new TokenError('Not a JSON web token');
}

function required<Value>(json: Record<string, unknown>, claim: string, guard: (value: unknown) => value is Value): Value {
  const value = json[claim];
  if (!guard(value)) throw new TokenError(`Claim ${claim} is missing`);
  return value;
}

const texts = (list: unknown, property?: string): string[] => {
  if (!Array.isArray(list)) return [];
  const items: unknown[] = list;
  return items.map((item) => (property && isJsonObject(item) ? item[property] : item)).filter(isText);
};

/**
 * Decodes an access token without verifying its signature: claims decide what is shown, never what is allowed.
 * @throws TokenError
 */
export function decodeAccessToken(token: string): AccessClaims {
  const json = payload(token);
  const { acr, auth_time: authTime, aud } = json;
  return {
    sub: required(json, 'sub', isText),
    aud: required({ aud: Array.isArray(aud) ? aud[0] : aud }, 'aud', isText),
    scope: isText(json.scope) ? json.scope.split(' ').filter((scope) => scope !== '') : [],
    realm: isText(json.realm) ? json.realm : '',
    roles: texts(json.roles, 'value'),
    subscriptions: texts(json.subscriptions, 'type'),
    amr: texts(json.amr),
    ...(isText(acr) ? { acr } : {}),
    ...(isNumber(authTime) ? { authTime } : {}),
    iat: required(json, 'iat', isNumber),
    exp: required(json, 'exp', isNumber),
  };
}

/**
 * Decodes an id token without verifying its signature.
 * @throws TokenError
 */
export function decodeIdToken(token: string): IdClaims {
  const json = payload(token);
  const { act } = json;
  return {
    sub: required(json, 'sub', isText),
    name: isText(json.name) ? json.name : '',
    preferredUsername: isText(json.preferred_username) ? json.preferred_username : '',
    ...(isJsonObject(act) && isText(act.sub) ? { act: { sub: act.sub, ...(isText(act.name) ? { name: act.name } : {}) } } : {}),
  };
}
