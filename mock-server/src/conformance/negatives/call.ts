import { type Sample, type SampleParameter, textOf } from './sample.ts';

/** A request that is sent as it is, and of which operation it is a bad one. */
export interface Call {
  readonly sample: Sample | undefined;
  /** What is wrong with it. */
  readonly fault: string;
  readonly method: string;
  /** Path and query below the service's base. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What differs from the sample. */
export interface Difference {
  readonly fault: string;
  /** Parameters with another value, by place and name; undefined leaves one out. */
  readonly parameters?: ReadonlyMap<SampleParameter, string | undefined>;
  /** More of the query than the contract has. */
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Another body, in the sample's media type. */
  readonly value?: unknown;
  /** Another body, as it stands. */
  readonly text?: string;
}

/** Writes the request of a sample, with a difference. Of optional parameters only those are sent that differ or are `sent`. */
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
  const text = other.text ?? (body && textOf('value' in other ? other.value : body.value, body.mediaType));
  return {
    sample,
    fault,
    method: operation.method.toUpperCase(),
    address: search === '' ? path : `${path}?${search}`,
    headers: { ...(body && { 'content-type': body.mediaType }), ...Object.fromEntries(given('header')), ...headers },
    body: text,
  };
}
