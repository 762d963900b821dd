import { asList, asObject, asText, type JsonObject } from './json.ts';

/** Where a request carries a credential of a security scheme, and what it is. */
export interface Credential {
  /** The name of the scheme in the contract. */
  readonly scheme: string;
  readonly in: 'header' | 'query' | 'cookie';
  /** The name of the header, query parameter or cookie. */
  readonly name: string;
  /** `Basic`, `Bearer` or another scheme of HTTP, before the credential; a key stands alone. */
  readonly type?: string;
  /** The OAuth scopes that the operation asks for. */
  readonly scopes: readonly string[];
}

/** One way to prove who calls: all of its credentials together. An empty one lets everybody in. */
export type SecurityWay = readonly Credential[];

function credentialOf(document: JsonObject, scheme: string, scopes: unknown): Credential {
  const given = asObject(asObject(asObject(document.components).securitySchemes)[scheme]);
  const asked = asList(scopes).map(String);
  const inHeader = (type: string) => ({ scheme, in: 'header', name: 'Authorization', type, scopes: asked }) as const;
  const { type, in: place } = given;
  if (type === 'http') {
    const own = asText(given.scheme);
    return inHeader(own.charAt(0).toUpperCase() + own.slice(1).toLowerCase());
  }
  if (type === 'apiKey' && (place === 'header' || place === 'query' || place === 'cookie'))
    return { scheme, in: place, name: asText(given.name), scopes: asked };
  // OAuth 2 and OpenID Connect; what nothing describes must not leave an operation open.
  return inHeader('Bearer');
}

/** Returns the ways in which an operation of a contract lets callers prove who they are; none where it is open to everybody. */
export const securityWays = (document: JsonObject, operation: JsonObject): SecurityWay[] =>
  asList(operation.security ?? document.security).map((way) =>
    Object.entries(asObject(way)).map(([scheme, scopes]) => credentialOf(document, scheme, scopes)),
  );

/** Encodes `user:password` for Basic, as bytes: a password may have letters that are none of Latin-1. */
export const basicCredential = (value: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(value)));

/** Returns a credential as a request carries it: what Basic takes is `user:password`. */
export function credentialText({ type }: Pick<Credential, 'type'>, value: string): string {
  if (type === undefined) return value;
  return `${type} ${type === 'Basic' ? basicCredential(value) : value}`;
}

const challenges: Readonly<Record<string, string>> = { basic: 'Basic realm="service", charset="UTF-8"', bearer: 'Bearer' };

/** Returns the challenge of a 401 to whoever proves nothing (RFC 9110 §11.6.1): each scheme of HTTP once. Keys have none. */
export const challengeOf = (ways: readonly (readonly { readonly type?: string | undefined }[])[]): string =>
  [...new Set(ways.flat().flatMap(({ type }) => (type === undefined ? [] : [challenges[type.toLowerCase()] ?? type])))].join(', ');
