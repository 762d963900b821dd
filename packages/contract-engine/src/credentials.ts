import { asObject, asText } from '@realmkit/openapi/json';
import { type Credential, challengeOf, type SecurityWay } from '@realmkit/openapi/security';
import { forbidden, HttpError } from './httpError.ts';
import type { Operation } from './operation.ts';
import type { ServiceRequest } from './service.ts';

/** Returns the value of a credential in a request: what follows its scheme of HTTP, or a key. */
function valueIn({ header, search }: Pick<ServiceRequest, 'header' | 'search'>, { in: place, name, type }: Credential): string | undefined {
  if (place === 'query') return new URLSearchParams(search).get(name) || undefined;
  if (place === 'cookie') {
    const cookies = (header('cookie') ?? '').split(';').map((cookie) => cookie.trim());
    return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
  }
  const given = header(name) ?? '';
  if (type === undefined) return given || undefined;
  return given.toLowerCase().startsWith(`${type.toLowerCase()} `) ? given.slice(type.length + 1).trim() || undefined : undefined;
}

/** Returns the scopes that a token says of itself (RFC 9068 §2.2.3); undefined for one that says none, which its issuer alone can read. */
function scopesOf(token: string): readonly string[] | undefined {
  try {
    const scope = asObject(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).scope;
    return typeof scope === 'string' ? asText(scope).split(' ') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the values of the credentials by which a request proves who calls, by the names of their schemes: those of the first way of the operation that it
 * has all of. Whether they are true is for the service to know.
 * @throws {HttpError} 401 if no way is complete, 403 if a token says that it lacks a scope
 */
export function provenCredentials(
  { security }: Pick<Operation, 'security'>,
  request: Pick<ServiceRequest, 'header' | 'search'>,
): Readonly<Record<string, string>> {
  const isComplete = (way: SecurityWay) => way.every((credential) => valueIn(request, credential) !== undefined);
  const ways = security.filter(isComplete);
  if (security.length > 0 && ways.length === 0) {
    const challenge = challengeOf(security);
    const body = { name: 'unauthorized', message: 'The request lacks its credential.' };
    throw new HttpError(401, body, challenge === '' ? {} : { 'WWW-Authenticate': challenge });
  }
  const lacking = (way: SecurityWay) =>
    way.flatMap((credential) => {
      const held = credential.type === 'Bearer' ? scopesOf(valueIn(request, credential) ?? '') : undefined;
      return held ? credential.scopes.filter((scope) => !held.includes(scope)) : [];
    });
  const permitted = ways.find((way) => lacking(way).length === 0);
  if (ways.length > 0 && !permitted) throw forbidden(`The token lacks the scope ${lacking(ways[0] ?? []).join(', ')}.`);
  return Object.fromEntries((permitted ?? []).map((credential) => [credential.scheme, valueIn(request, credential) ?? '']));
}
