import type { Context } from 'hono';

/** What the auth service's own host answers: the service, and the page where people sign in. */
const served = /^\/(auth(\/|$)|__sandbox\/identity(\.css)?$)/;

/** What belongs to one connection and is not handed on (RFC 9110 §7.6.1), and what the next hop says for itself. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'content-length', 'accept-encoding'];

/**
 * The auth service on a host of the realm, as in production. There its session is a cookie of the apps' own site, which browsers keep where
 * they block those of others.
 */
export async function authSite({ req }: Context, sandbox: string): Promise<Response> {
  const { pathname, search, origin } = new URL(req.url);
  if (!served.test(pathname)) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  const headers = new Headers(req.raw.headers);
  for (const name of ownHeaders) headers.delete(name);
  const body = req.method === 'GET' || req.method === 'HEAD' ? null : await req.arrayBuffer();
  const answer = await fetch(sandbox + pathname + search, { method: req.method, headers, body, redirect: 'manual' }).catch(() => undefined);
  if (!answer) return new Response('The sandbox does not answer.', { status: 502, headers: { 'cache-control': 'no-store' } });
  const answered = new Headers(answer.headers);
  for (const name of [...ownHeaders, 'content-encoding']) answered.delete(name);
  const location = answered.get('location');
  // Its own pages are on this host; everything else is the app's.
  if (location?.startsWith(`${sandbox}/__sandbox/`)) answered.set('location', origin + location.slice(sandbox.length));
  return new Response(answer.body, { status: answer.status, headers: answered });
}
