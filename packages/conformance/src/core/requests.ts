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

/** Converts a call to a request, with the token unless the call has its own authorization. */
export function sentRequest({ method, url, headers, body }: Call, token: string | undefined): SentRequest {
  const [path = '', search = ''] = url.split(/\?(.*)/s);
  const all = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  if (token !== undefined && !all.has('authorization')) all.set('authorization', `Bearer ${token}`);
  if (body === undefined) all.delete('content-type');
  return { method, path, search, headers: all, body: new TextEncoder().encode(body ?? '') };
}
