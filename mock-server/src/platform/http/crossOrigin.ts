import { realmOrigins } from './origins/realmOrigins.ts';

/** Returns whether pages of this origin are on this machine: any port of localhost and of its subdomains; none is where the apps have a public origin. */
export function isLocalOrigin(origin: string): boolean {
  return !realmOrigins.isPublished && /^https?:\/\/(?:[a-z0-9-]+\.)*localhost(?::\d{1,5})?$/.test(origin);
}

/** Returns whether pages of this origin may be apps: they are on this machine, or on PUBLIC_ORIGIN where there is one. */
export const isAppOrigin = (origin: string): boolean => isLocalOrigin(origin) || realmOrigins.isPublic(origin);

const exposed =
  'Location, X-Redirect-Location, X-Request-Id, x-sandbox, Retry-After, Deprecation, ETag, Content-Range, Accept-Ranges, Content-Length';

/**
 * Returns the CORS headers for a page of this origin. Without an origin, or with a foreign one, nothing is allowed; `Vary` is sent all the same, so that a browser
 * does not reuse the response for another page.
 */
export function crossOriginHeaders(origin: string | null | undefined): Readonly<Record<string, string>> {
  if (!origin || !isAppOrigin(origin)) return { vary: 'Origin' };
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': exposed,
    vary: 'Origin',
  };
}

/** Returns the headers of the response to a preflight request. */
export function preflightHeaders(
  origin: string | null | undefined,
  requestedHeaders: string | null | undefined,
): Readonly<Record<string, string>> {
  const allowed = crossOriginHeaders(origin);
  if (!('access-control-allow-origin' in allowed)) return allowed;
  return {
    ...allowed,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': requestedHeaders ?? '',
    'access-control-max-age': '600',
  };
}
