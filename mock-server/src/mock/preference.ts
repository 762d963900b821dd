/** The preferences of a caller for the mock's response, from the `Prefer` header (RFC 7240). */
export interface Preference {
  /** The documented status of the response. */
  code?: number;
  /** The name of the contract's example. */
  example?: string;
  /** True for generated data instead of the contract's examples. */
  dynamic?: boolean;
  /** Makes generated data the same on every call. */
  seed?: string;
}

/** One of our preferences has an invalid value; the message names the valid ones. */
export class PreferenceError extends Error {}

const pair = /([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s,;]*))/g;

/** Parses a `Prefer` header; unknown preferences are ignored, as RFC 7240 requires. */
export function preferenceOf(header: string | null): Preference {
  const given = Object.fromEntries(
    [...(header ?? '').matchAll(pair)].map(([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain ?? '']),
  );
  const preference: Preference = {};
  if (given.code !== undefined) {
    if (!/^[1-5]\d\d$/.test(given.code)) throw new PreferenceError(`code must be a status of three digits, not '${given.code}'.`);
    preference.code = Number(given.code);
  }
  if (given.dynamic !== undefined) {
    if (!/^(true|false)$/.test(given.dynamic)) throw new PreferenceError(`dynamic must be true or false, not '${given.dynamic}'.`);
    preference.dynamic = given.dynamic === 'true';
  }
  if (given.example) preference.example = given.example;
  if (given.seed) preference.seed = given.seed;
  return preference;
}
