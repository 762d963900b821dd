import { type Sample, type SampleParameter, serializeBody } from './sample.ts';

/** A bad request as it is sent, and the sample that it was made from. */
export interface Call {
  readonly sample: Sample | undefined;
  /** What is wrong with the request. */
  readonly fault: string;
  readonly method: string;
  /** The path and the query below the service's base. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The difference of a request from its sample. */
export interface Difference {
  readonly fault: string;
  /** Parameters with another value; undefined leaves one out. */
  readonly parameters?: ReadonlyMap<SampleParameter, string | undefined>;
  /** Query parameters that the contract does not have. */
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Another body, in the sample's media type. */
  readonly value?: unknown;
  /** Another body, sent unchanged. */
  readonly text?: string;
}

/** Makes the request of a sample with a difference. Optional parameters are sent only if they differ or are `sent`. */
export function callOf(sample: Sample, { fault, parameters, query, headers, ...other }: Difference): Call {
  const { operation, body } = sample;
  const textIn = (parameter: SampleParameter): string | undefined =>
    parameters?.has(parameter) ? parameters.get(parameter) : parameter.required || parameter.sent ? parameter.value : undefined;
  const given = (place: SampleParameter['in']) =>
    sample.parameters.flatMap((parameter): [string, string][] => {
      const value = parameter.in === place ? textIn(parameter) : undefined;
      return value === undefined ? [] : [[parameter.name, value]];
    });
  const path = given('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => encodeURIComponent(value.toWellFormed())),
    operation.path,
  );
  const search = new URLSearchParams([...given('query'), ...Object.entries(query ?? {})]).toString();
  const text = other.text ?? (body && serializeBody('value' in other ? other.value : body.value, body.mediaType));
  return {
    sample,
    fault,
    method: operation.method.toUpperCase(),
    url: search === '' ? path : `${path}?${search}`,
    headers: { ...(body && { 'content-type': body.mediaType }), ...Object.fromEntries(given('header')), ...headers },
    body: text,
  };
}
