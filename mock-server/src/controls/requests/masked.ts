/** The replacement of a secret. */
export const mask = '•••';

const words = '(?:password|passwd|secret|token|authorization|signature|policy|verifier|cookie|confirm|nonce|cvc|pin)';
const isSecret = new RegExp(`${words}|^code$|^state$`, 'i');
/** Matches a member of JSON that is truncated or invalid. */
const member = new RegExp(`("(?:[^"\\\\]*${words}[^"\\\\]*|code|state)"\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)*"?|[^,}\\]]*)`, 'gi');

function maskedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskedValue);
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
  const values = [...new URLSearchParams(query)].map(([name, value]): [string, string] => [name, isSecret.test(name) ? mask : value]);
  return new URLSearchParams(values).toString().replaceAll(encodeURIComponent(mask), mask);
}

/** Masks the secrets in a request's body by its media type. */
export function maskedBody(text: string, mediaType: string): string {
  if (mediaType.startsWith('application/x-www-form-urlencoded')) return maskedQuery(text);
  const value = parsed(text);
  return value === undefined ? text.replaceAll(member, `$1"${mask}"`) : JSON.stringify(maskedValue(value));
}
