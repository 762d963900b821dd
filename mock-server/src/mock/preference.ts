/** What a caller asks of the mock by the `Prefer` header (RFC 7240). */
export interface Preference {
  /** The documented status to answer with. */
  code?: number;
  /** The name of the contract's example to answer with. */
  example?: string;
  /** Answer with generated data in place of the contract's examples. */
  dynamic?: boolean;
  /** Makes generated data the same on every call. */
  seed?: string;
}

/** A preference of ours with a value that it cannot have; the message says which values it can. */
export class PreferenceError extends Error {}

const pair = /([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s,;]*))/g;

/** Reads a `Prefer` header; preferences that are not ours are left alone, as RFC 7240 asks. */
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
