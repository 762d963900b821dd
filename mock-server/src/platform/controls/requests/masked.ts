import { guardedAttributes } from '@realmkit/openapi/people';

/** The replacement of a secret. */
export const mask = '•••';

const words = '(?:password|passwd|secret|token|authorization|signature|policy|verifier|cookie|confirm|nonce|cvc|pin)';
const wholeNames = ['code', 'state', 'card', ...guardedAttributes].join('|');
const isSecret = new RegExp(`${words}|^(?:${wholeNames})$`, 'i');
/** Matches a Swedish personal number, which searches and lists of identifiers hold under any name. */
const personalNumber = /^\s*(?:(?:19|20)\d{10}|(?:19|20)?\d{6}[-+]\d{4})\s*$/;
const personalNumbers = /(?<![\w-])(?:(?:19|20)\d{10}|(?:19|20)?\d{6}[-+]\d{4})(?![\w-])/g;
/** Matches a member of JSON that is truncated or invalid. */
const member = new RegExp(`("(?:[^"\\\\]*${words}[^"\\\\]*|${wholeNames})"\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)*"?|[^,}\\]]*)`, 'gi');

function maskedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskedValue);
  if (typeof value === 'string' && personalNumber.test(value)) return mask;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, isSecret.test(name) ? mask : maskedValue(inner)]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Masks the secrets in a query or a form. */
export function maskedQuery(query: string): string {
  if (query === '') return '';
  const values = [...new URLSearchParams(query)].map(([name, value]): [string, string] => [
    name,
    isSecret.test(name) || personalNumber.test(value) ? mask : value,
  ]);
  return new URLSearchParams(values).toString().replaceAll(encodeURIComponent(mask), mask);
}

/** Masks the secrets in a request's body by its media type. */
export function maskedBody(text: string, mediaType: string): string {
  if (mediaType.startsWith('application/x-www-form-urlencoded')) return maskedQuery(text);
  const value = parsed(text);
  return value === undefined
    ? text.replaceAll(member, `$1"${mask}"`).replaceAll(personalNumbers, mask)
    : JSON.stringify(maskedValue(value));
}
