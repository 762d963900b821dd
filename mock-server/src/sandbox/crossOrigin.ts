/** Whether a page of this origin may use the sandbox: any port of localhost and of the hosts below it. */
export function isLocalOrigin(origin: string): boolean {
  return /^https?:\/\/(?:[a-z0-9-]+\.)*localhost(?::\d{1,5})?$/.test(origin);
}

const exposed = 'Location, X-Redirect-Location, x-sandbox, Retry-After, Deprecation, ETag, Content-Range, Accept-Ranges, Content-Length';

/** The CORS headers of an answer to a page of this origin; none where there is no origin, or a foreign one. */
export function crossOriginHeaders(origin: string | null | undefined): Readonly<Record<string, string>> {
  if (!origin || !isLocalOrigin(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': exposed,
    vary: 'Origin',
  };
}

/** The headers of the answer to a preflight request. */
export function preflightHeaders(
  origin: string | null | undefined,
  requestedHeaders: string | null | undefined,
): Readonly<Record<string, string>> {
  const allowed = crossOriginHeaders(origin);
  if (!('access-control-allow-origin' in allowed)) return { vary: 'Origin' };
  return {
    ...allowed,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': requestedHeaders ?? '',
    'access-control-max-age': '600',
  };
}
