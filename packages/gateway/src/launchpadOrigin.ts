import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { siteOf } from './site.ts';

const loopback = /^(::1|(::ffff:)?127\.[\d.]+)$/;

/** Matches the headers with which proxies name whom they forward for. */
const forwarding =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-(cluster-)?client-ip|x-original-.+|x-proxy.*|x-envoy-.+|cf-.+|true-client-ip|fastly-.+)$/;

/** Returns the address and the HTTP version of a request's connection; undefined within this process. */
function connectionOf(context: Context): { readonly address: string | undefined; readonly version: string } | undefined {
  const incoming = typeof context.env === 'object' && context.env !== null && 'incoming' in context.env ? context.env.incoming : undefined;
  if (typeof incoming !== 'object' || incoming === null || !('httpVersion' in incoming)) return undefined;
  return { address: getConnInfo(context).remote.address, version: String(incoming.httpVersion) };
}

/**
 * Returns whether a person at this machine sent a request, and not one beyond a proxy: the peer is this machine, no proxy has left a trace, and the
 * platform has no public origin. The Host header proves nothing, because clients choose it. No browser speaks HTTP/1.0, which nginx does by default.
 */
export function isOnThisMachine(context: Context): boolean {
  const connection = connectionOf(context);
  if (process.env.PUBLIC_ORIGIN || !connection || connection.version === '1.0' || !loopback.test(connection.address ?? '')) return false;
  return ![...context.req.raw.headers.keys()].some((name) => forwarding.test(name));
}

/** Returns the origin of the launchpad on the port of a request. */
export const launchpadOrigin = (port: string): string => `http://localhost${port === '' ? '' : `:${port}`}`;

/** Returns whether the launchpad of this machine sent a request: no page of another origin can. */
export const isOfLaunchpad = (context: Context): boolean =>
  isOnThisMachine(context) && context.req.header('origin') === launchpadOrigin(siteOf(context.req.header('host')).port);
