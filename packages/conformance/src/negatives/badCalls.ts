import { longestBody, routerOf } from '@realmkit/contract-engine';
import { isJsonObject } from '@realmkit/openapi/json';
import { type Call, callOf, type Difference } from './call.ts';
import type { Sample, SampleParameter } from './sample.ts';
import type { Shape } from './shape.ts';

function callsOf(samples: readonly Sample[], differences: (sample: Sample) => readonly Difference[]): Call[] {
  return samples.flatMap((sample) => differences(sample).map((difference) => callOf(sample, difference)));
}

const shortened = (text: string): string => (text.length <= 40 ? text : `${text.slice(0, 12)}… (${text.length} characters)`);

function perParameter(sample: Sample, fault: string, textOf: (parameter: SampleParameter) => string | undefined): Difference[] {
  return sample.parameters.flatMap((parameter) => {
    const value = textOf(parameter);
    return value === undefined
      ? []
      : [{ fault: `${parameter.name} ${fault}: ${shortened(value)}`, parameters: new Map([[parameter, value]]) }];
  });
}

const isJson = ({ body }: Sample): boolean => body?.isJson === true;

/** Makes calls that fit the contract, with other headers. */
export function unchangedCalls(samples: readonly Sample[], fault: string, headers: Readonly<Record<string, string>> = {}): Call[] {
  return callsOf(samples, () => [{ fault, headers }]);
}

/** An id that no resource has. */
export const nonexistentId = 'nobody-has-this';

function unknownId({ shape }: SampleParameter): string | undefined {
  if (shape.enumerated) return undefined;
  if (shape.types.has('integer')) return String(Math.min(shape.maximum ?? 999_999_999, Number.MAX_SAFE_INTEGER));
  const candidates = [nonexistentId, '999999999', '3f0e7b1c-5a8d-4a4c-9d1b-2a0f6a1f6d11', 'nobody/has/this.xhtml'];
  return candidates.find((candidate) => shape.pattern?.test(candidate) ?? true);
}

/** Makes calls in which one path id at a time does not exist. */
export function unknownIds(samples: readonly Sample[]): Call[] {
  return callsOf(samples, (sample) =>
    perParameter(sample, 'is unknown', (parameter) => (parameter.in === 'path' ? unknownId(parameter) : undefined)),
  );
}

const takesAnyText = ({ shape }: SampleParameter): boolean =>
  shape.types.has('string') && !shape.enumerated && !shape.pattern && !shape.format;

function longText(parameter: SampleParameter): string | undefined {
  const { maxLength } = parameter.shape;
  return takesAnyText(parameter) && maxLength !== undefined ? 'x'.repeat(maxLength + 1) : undefined;
}

const wrongText = (parameter: SampleParameter): string | undefined =>
  takesAnyText(parameter) || parameter.shape.types.size === 0 ? undefined : '§ not this';

/** Makes calls in which one parameter at a time is too long, or has a value outside of its type or enum. */
export function wrongParameters(samples: readonly Sample[]): Call[] {
  return callsOf(samples, (sample) => [
    ...perParameter(sample, 'is too long', longText),
    ...perParameter(sample, 'is not of its type', wrongText),
  ]);
}

/** Makes calls in which one query number at a time is just below or just above its range. */
export function numbersOutOfRange(samples: readonly Sample[]): Call[] {
  const inQuery = (parameter: SampleParameter, value: number | undefined) =>
    parameter.in === 'query' && value !== undefined ? String(value) : undefined;
  return callsOf(samples, (sample) => [
    ...perParameter(sample, 'is below its range', (one) =>
      inQuery(one, one.shape.minimum === undefined ? undefined : one.shape.minimum - 1),
    ),
    ...perParameter(sample, 'is above its range', (one) =>
      inQuery(one, one.shape.maximum === undefined ? undefined : one.shape.maximum + 1),
    ),
  ]);
}

/** Makes calls with the smallest and the largest value of each number in the query, which must be accepted. */
export function numbersAtTheirBounds(samples: readonly Sample[]): Call[] {
  return callsOf(samples, (sample) =>
    (['minimum', 'maximum'] as const).flatMap((bound) =>
      perParameter(sample, `is at its ${bound}`, ({ in: place, shape }) =>
        place === 'query' && shape[bound] !== undefined ? String(shape[bound]) : undefined,
      ),
    ),
  );
}

/** Makes calls with a query parameter that the contract does not have. */
export function unknownParameters(samples: readonly Sample[]): Call[] {
  return callsOf(samples, () => [{ fault: 'a parameter is unknown', query: { notInTheContract: '1' } }]);
}

/** Makes calls with a body property that the contract does not have. */
export function unknownProperties(samples: readonly Sample[]): Call[] {
  return callsOf(samples, ({ body }) =>
    isJsonObject(body?.value) ? [{ fault: 'a property is unknown', value: { ...body.value, notInTheContract: true } }] : [],
  );
}

function wrongValue({ types }: Shape): unknown {
  const candidates: readonly [type: string, value: unknown][] = [
    ['object', { not: 'this' }],
    ['array', ['not this']],
    ['boolean', true],
    ['string', 'not this'],
  ];
  return types.size === 0 ? undefined : candidates.find(([type]) => !types.has(type))?.[1];
}

/** Makes bodies in which one property at a time, or the whole body, has a wrong type, and bodies without one required property. */
export function wrongBodies(samples: readonly Sample[]): Call[] {
  return callsOf(samples.filter(isJson), ({ body }): Difference[] => {
    if (!body) return [];
    const whole = wrongValue(body.shape);
    const differences: Difference[] = whole === undefined ? [] : [{ fault: 'the body is not of its type', value: whole }];
    if (body.required) differences.push({ fault: 'the body is missing', text: '' });
    if (!isJsonObject(body.value)) return differences;
    for (const [name, shape] of body.shape.properties) {
      const wrong = wrongValue(shape);
      if (name in body.value && wrong !== undefined)
        differences.push({ fault: `${name} is not of its type`, value: { ...body.value, [name]: wrong } });
    }
    // A required readOnly property is required in responses only.
    for (const name of body.shape.required.filter((one) => !body.shape.properties.get(one)?.readOnly))
      differences.push({ fault: `${name} is missing`, value: { ...body.value, [name]: undefined } });
    return differences;
  });
}

const impossibleTimes: Readonly<Record<string, readonly string[]>> = {
  date: ['0000-01-01', '2025-02-30', '15.8.2025'],
  'date-time': ['0000-01-01T00:00:00Z', '2025-02-30T00:00:00Z', '2016-12-31T23:59:60Z', 'yesterday'],
};

/** Makes calls with dates and times that do not exist, in the body and in the query. */
export function impossibleDays(samples: readonly Sample[]): Call[] {
  return callsOf(samples, (sample) => {
    const { body, parameters } = sample;
    const inBody = isJsonObject(body?.value)
      ? [...body.shape.properties].flatMap(([name, { format }]) =>
          (impossibleTimes[format ?? ''] ?? []).map((text) => ({
            fault: `${name} is ${text}`,
            value: { ...Object(body.value), [name]: text },
          })),
        )
      : [];
    const inQuery = parameters.flatMap((parameter) =>
      (impossibleTimes[parameter.shape.format ?? ''] ?? []).map((text) => ({
        fault: `${parameter.name} is ${text}`,
        parameters: new Map([[parameter, text]]),
      })),
    );
    return [...inBody, ...inQuery];
  });
}

/** Makes calls without one required query or header parameter at a time. */
export function missingParameters(samples: readonly Sample[]): Call[] {
  return callsOf(samples, ({ parameters }) =>
    parameters
      .filter((parameter) => parameter.required && parameter.in !== 'path')
      .map((parameter) => ({ fault: `${parameter.name} is missing`, parameters: new Map([[parameter, undefined]]) })),
  );
}

/** Makes calls with bodies above the maximum length. */
export function oversizedBodies(samples: readonly Sample[]): Call[] {
  return callsOf(samples, ({ body }) => {
    if (!body) return [];
    const padding = ' '.repeat(longestBody);
    return [{ fault: 'the body is too long', text: `${JSON.stringify(body.value)}${padding}` }];
  });
}

/** Makes calls with bodies that are not JSON, or JSON that fits no schema. */
export function malformedBodies(samples: readonly Sample[]): Call[] {
  const texts = [
    '{',
    '{"a":}',
    'null',
    '[]',
    'undefined',
    '\u0000',
    '"',
    '{"__proto__":{"admin":true}}',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  ];
  return callsOf(samples.filter(isJson), ({ body }) =>
    texts
      .filter((text) => !(text === '[]' && body?.shape.types.has('array')))
      .map((text) => ({ fault: `the body is ${text.slice(0, 30)}`, text })),
  );
}

function withText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => withText(item, text));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withText(item, text)]));
}

/** Makes calls whose body texts all contain a character that databases cannot store. */
export function unstorableBodies(samples: readonly Sample[]): Call[] {
  return callsOf(samples.filter(isJson), ({ body }) => {
    if (JSON.stringify(withText(body?.value, '')) === JSON.stringify(body?.value)) return [];
    return ['a\u0000', 'a\ud800'].map((text) => ({ fault: `texts are ${JSON.stringify(text)}`, value: withText(body?.value, text) }));
  });
}

/** Makes calls with a valid body and a wrong or missing media type. */
export function foreignMediaTypes(samples: readonly Sample[]): Call[] {
  return callsOf(samples, ({ body }) =>
    body
      ? ['text/xml', 'application/json-patch', 'multipart/form-data; boundary=x', ''].map((type) => ({
          fault: `the body is ${type || 'of no type'}`,
          headers: { 'content-type': type },
        }))
      : [],
  );
}

const hostile = ["' or 1=1 --", '\\', "':* & !", '%', '\u{1f600}', '../../etc/passwd', '<script>', 'a\u0000b', '\ud800', 'ſ'.repeat(50)];

/** Makes calls with hostile parameter texts, such as SQL injections; the service may accept or refuse them. */
export function hostileTexts(samples: readonly Sample[]): Call[] {
  return callsOf(samples, (sample) =>
    hostile.flatMap((text) =>
      perParameter(sample, 'is hostile', ({ in: place, shape }) =>
        shape.types.has('string') && !shape.enumerated && (place === 'query' || place === 'path') ? text : undefined,
      ),
    ),
  );
}

/** Makes calls to methods and paths that the contract does not have. */
export function unknownRoutes(samples: readonly Sample[]): Call[] {
  const paths = new Set(samples.map(({ operation }) => operation.path));
  const known = new Set(samples.map(({ operation }) => `${operation.method} ${operation.path}`));
  const bare = (method: string, path: string): Call => ({
    sample: undefined,
    fault: 'nothing is there',
    method: method.toUpperCase(),
    url: path.replace(/\{[^}]+\}/g, nonexistentId),
    headers: {},
    body: undefined,
  });
  const others = [...paths].flatMap((path) =>
    ['get', 'post', 'put', 'patch', 'delete'].filter((method) => !known.has(`${method} ${path}`)).map((method) => bare(method, path)),
  );
  // A URL that fits two paths has the methods of both.
  const router = routerOf(samples.map(({ operation }) => operation));
  const empty = others.filter(({ method, url }) => router.match(method, url) === undefined);
  return [...empty, bare('get', '/nobody-wrote-this'), bare('get', '/%E0%A4%A')];
}

/** Makes calls whose body has a readOnly property. */
export function readOnlyProperties(samples: readonly Sample[]): Call[] {
  return callsOf(samples.filter(isJson), ({ body }) =>
    isJsonObject(body?.value)
      ? [...body.shape.properties].flatMap(([name, { readOnly, types }]) =>
          readOnly ? [{ fault: `${name} is readOnly`, value: { ...Object(body.value), [name]: types.has('string') ? 'text' : 1 } }] : [],
        )
      : [],
  );
}
