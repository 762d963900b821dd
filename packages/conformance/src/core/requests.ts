import { credentialText, type SecurityWay } from '@realmkit/openapi/security';
import type { SentRequest } from '../exchange.ts';
import type { Call } from '../negatives/call.ts';
import type { Sample } from '../negatives/sample.ts';
import type { CallOverrides } from './suite.ts';

/** Returns a sample with the values of a scenario; the optional parameters that it names are sent. */
export function sampleWith(sample: Sample, { path = {}, query = {}, headers = {}, body }: CallOverrides): Sample {
  const given: Readonly<Record<string, Readonly<Record<string, string>>>> = { path, query, header: headers };
  for (const [place, values] of [
    ['path', path],
    ['query', query],
  ] as const)
    for (const name of Object.keys(values))
      if (!sample.parameters.some((one) => one.in === place && one.name === name))
        throw new Error(`${sample.operation.id} has no parameter ${name} in its ${place}.`);
  const parameters = sample.parameters.map((parameter) => {
    const value = given[parameter.in]?.[parameter.name];
    return value === undefined ? parameter : { ...parameter, value, sent: true as const };
  });
  return { ...sample, parameters, body: sample.body && body !== undefined ? { ...sample.body, value: body } : sample.body };
}

/** What a token is sent as where the contract names no way: the other services of a run are the platform's. */
const bearer: SecurityWay = [{ scheme: 'bearer', in: 'header', name: 'Authorization', type: 'Bearer', scopes: [] }];

/**
 * Converts a call to a request, with the token unless the call has its own authorization. It is sent as the first way of `security` says: as a bearer
 * token, as `user:password`, or as a key in a header, the query or a cookie.
 */
export function sentRequest(
  { method, url, headers, body }: Call,
  token: string | undefined,
  security: readonly SecurityWay[] = [],
): SentRequest {
  const [path = '', given = ''] = url.split(/\?(.*)/s);
  const all = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const queried: string[] = given === '' ? [] : [given];
  if (token !== undefined && !all.has('authorization'))
    for (const credential of security.find((way) => way.length > 0) ?? bearer) {
      const text = credentialText(credential, token);
      if (credential.in === 'query') queried.push(`${encodeURIComponent(credential.name)}=${encodeURIComponent(text)}`);
      else if (credential.in === 'cookie') all.set('cookie', [all.get('cookie'), `${credential.name}=${text}`].filter(Boolean).join('; '));
      else all.set(credential.name.toLowerCase(), text);
    }
  if (body === undefined) all.delete('content-type');
  return { method, path, search: queried.join('&'), headers: all, body: new TextEncoder().encode(body ?? '') };
}
