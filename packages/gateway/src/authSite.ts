import { join } from 'node:path';
import { bodyText, defaultTrust, forwardedHeaders, realmOrigins } from '@realmkit/mock-server';
import type { Context } from 'hono';
import type { GatewayOptions } from './gatewayOptions.ts';
import { siteOf } from './site.ts';
import { sendFile } from './static/sendAsset.ts';

/** The paths that the auth host passes on: the service and the login page. */
const passedOn = /^\/(auth(\/|$)|__sandbox\/identity(\.css|\/logout)?$)/;

/** The faces and the marks that the login page wears. */
const brandFiles = /^\/(brand|fonts)\//;

/** Headers of a single connection, which a proxy must not forward (RFC 9110 §7.6.1), and headers that the next hop sets itself. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'content-length', 'accept-encoding'];

/**
 * Proxies the auth service on a host of the realm, as in production: there its session cookie is first-party, and browsers that block third-party
 * cookies keep it. The files of the brand come from this host, too.
 */
export async function authSite(
  context: Context,
  { root, sandbox, upstream = sandbox, trust = defaultTrust }: GatewayOptions,
): Promise<Response> {
  const { req } = context;
  const { pathname, search } = new URL(req.url);
  const { hostname, port } = siteOf(req.header('host'));
  if (brandFiles.test(pathname) && (req.method === 'GET' || req.method === 'HEAD'))
    return sendFile(context, join(root, 'design-system/dist'), pathname, { 'x-content-type-options': 'nosniff' });
  if (!passedOn.test(pathname)) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  const headers = new Headers(req.raw.headers);
  for (const name of ownHeaders) headers.delete(name);
  // Rate limits count by the address of the browser; what it claims itself does not count.
  for (const [name, value] of Object.entries(forwardedHeaders(context, trust))) headers.set(name, value);
  const body = req.method === 'GET' || req.method === 'HEAD' ? null : await bodyText(context);
  const forwarded = await fetch(upstream + pathname + search, { method: req.method, headers, body, redirect: 'manual' }).catch(
    () => undefined,
  );
  if (!forwarded) return new Response('The sandbox does not answer.', { status: 502, headers: { 'cache-control': 'no-store' } });
  const responseHeaders = new Headers(forwarded.headers);
  for (const name of [...ownHeaders, 'content-encoding']) responseHeaders.delete(name);
  const location = responseHeaders.get('location');
  // Its own pages are on this host; all other redirects lead to the app.
  if (location?.startsWith(`${sandbox}/__sandbox/`))
    responseHeaders.set('location', realmOrigins.originOn(hostname, port) + location.slice(sandbox.length));
  return new Response(forwarded.body, { status: forwarded.status, headers: responseHeaders });
}
