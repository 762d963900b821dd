import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { headerOf, incomingOf } from './incoming.ts';
import { isLocalHostname } from './origins/hosts.ts';

/** What proves to a process who sent a request. What a request says of itself otherwise opens nothing and counts for no limit. */
export interface Trust {
  /** How many proxies stand before the process; each appends the address of its peer to `X-Forwarded-For`. */
  readonly proxies: number;
  /** The secret with which the gateway names the client that it forwards for. */
  readonly gatewaySecret?: string | undefined;
  /** The bearer token that opens the controls of the sandbox from anywhere. */
  readonly controlToken?: string | undefined;
}

/** The trust without settings: that of a platform on one machine. */
export const defaultTrust: Trust = { proxies: 0 };

/** The header with which the gateway proves that it is the one that forwards. */
const gatewaySecretHeader = 'x-gateway-secret';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Returns whether a secret is the expected one, in a time that does not tell how much of it is right. */
function isSecret(given: string | null | undefined, expected: string | undefined): boolean {
  return Boolean(given && expected && timingSafeEqual(digest(given), digest(expected)));
}

const unmapped = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/, '');

/** The peer of a request within this process. */
const ownAddress = '127.0.0.1';

/**
 * Returns the IP address of a request's client: the peer, or what the outermost trusted proxy saw as its own peer. The client can write into
 * `X-Forwarded-For` too, but only before what the proxies append.
 */
export function clientAddress(context: Context, { proxies, gatewaySecret }: Trust): string {
  const peer = unmapped(incomingOf(context.env)?.socket.remoteAddress ?? ownAddress);
  const forwarded = (headerOf(context, 'x-forwarded-for') ?? '').split(',').flatMap((part) => part.trim() || []);
  const hops = isSecret(headerOf(context, gatewaySecretHeader), gatewaySecret) ? 1 : proxies;
  const seen = [...forwarded, peer];
  return unmapped(seen.at(-1 - hops) ?? seen[0] ?? peer);
}

/** Returns the headers with which the gateway names the client of a request to the services. */
export function forwardedHeaders(context: Context, trust: Trust): Readonly<Record<string, string>> {
  return { 'x-forwarded-for': clientAddress(context, trust), [gatewaySecretHeader]: trust.gatewaySecret ?? '' };
}

/** Returns whether clients beyond this machine reach the platform: it has a public origin, or an issuer with a public name. */
function isPublicPlatform({ PUBLIC_ORIGIN: origin, ISSUER_URL: issuer } = process.env): boolean {
  return Boolean(origin) || Boolean(issuer && !(URL.canParse(issuer) && isLocalHostname(new URL(issuer).hostname)));
}

/** Matches the headers with which proxies name whom they forward for. */
const forwarding =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-(cluster-)?client-ip|x-original-.+|x-proxy.*|x-envoy-.+|cf-.+|true-client-ip|fastly-.+)$/;

const loopback = /^(::1|127\.[\d.]+)$/;

/**
 * Returns whether a program or a person at this machine sent a request, and not one beyond a proxy: nothing of the platform is public, the peer is
 * this machine, and no proxy has left a trace. The host must be this machine's too, but that proves nothing: clients choose it, and it only keeps out
 * pages of names that were given this machine's address (DNS rebinding). No browser speaks HTTP/1.0, which nginx does by default. A request without
 * a connection comes from this process.
 */
export function isOnThisMachine(context: Context): boolean {
  if (isPublicPlatform()) return false;
  const { env, req } = context;
  const isWithinProcess = typeof env !== 'object' || env === null || !('incoming' in env);
  const { httpVersion = '', socket } = incomingOf(env) ?? {};
  const isLoopback = httpVersion !== '1.0' && loopback.test(unmapped(socket?.remoteAddress ?? ''));
  if (!(isWithinProcess || isLoopback) || !isLocalHostname(new URL(req.url).hostname)) return false;
  return ![...req.raw.headers.keys()].some((name) => forwarding.test(name));
}

/** Returns whether a request carries the token of the controls. */
export function hasControlToken(context: Context, { controlToken }: Trust): boolean {
  return isSecret(/^Bearer (\S+)$/i.exec(headerOf(context, 'authorization') ?? '')?.[1], controlToken);
}
