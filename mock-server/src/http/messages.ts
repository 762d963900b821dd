import { IncomingMessage } from 'node:http';
import type { HandlerResult, OnVerdict, ServiceRequest } from '@realmkit/contract-engine';
import { boundedText } from '@realmkit/contract-engine/http';
import type { Context, HonoRequest } from 'hono';
import { crossOriginHeaders } from './crossOrigin.ts';
import { databaseOutage } from './databaseOutage.ts';

/** Returns the request of Node's server, where the app is served by it. */
function incomingOf(env: unknown): IncomingMessage | undefined {
  return typeof env === 'object' && env !== null && 'incoming' in env && env.incoming instanceof IncomingMessage ? env.incoming : undefined;
}

/** Returns a header of a request, from Node's own header object where there is one: creating `Headers` takes longer than all checks together. */
function headerOf({ req, env }: Context, name: string): string | null | undefined {
  const incoming = incomingOf(env);
  if (!incoming) return req.raw.headers.get(name);
  const value = incoming.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** Returns the Content-Length that Node's server enforces, in bytes; undefined where a body comes in chunks or from this process. */
function announcedLength(env: unknown): number | undefined {
  const length = incomingOf(env)?.headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

/** Returns whether a peer is on this machine, such as the gateway, which names the client that it forwards for. */
const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127\.[\d.]+)$/.test(address);

/** Returns the IP address of a request's client; requests within this process have that of this machine. */
export function clientAddress(context: Context): string {
  const peer = incomingOf(context.env)?.socket.remoteAddress ?? '127.0.0.1';
  const forwarded = headerOf(context, 'x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded && isLoopback(peer) ? forwarded : peer;
}

const bodies = new WeakMap<HonoRequest, Promise<string>>();

/**
 * Reads the body of a request once, as text; later calls return the same result.
 * @throws 413 for a body that is too long, 400 for one that was cut off
 */
export function bodyText({ req, env }: Context): Promise<string> {
  const text = bodies.get(req) ?? boundedText(req.raw, announcedLength(env));
  bodies.set(req, text);
  return text;
}

/** Reads the body of a request before a handler takes a lock, which would otherwise be held for as long as the client sends. */
export async function readBodyAhead(context: Context): Promise<void> {
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return;
  // Whoever uses the body gets the error: a request without a valid token is refused for that.
  await bodyText(context).catch(() => {});
}

/** Observes a request: gets its verdict, and its body where the service reads it. */
export interface RequestObserver {
  readonly onVerdict: OnVerdict;
  onBody(text: string): void;
}

/** Converts a request of Hono to that of a service, with `base` removed from its path. */
export function serviceRequest(context: Context, base: string, observer?: RequestObserver): ServiceRequest {
  const { req, env } = context;
  const url = incomingOf(env)?.url ?? req.url;
  const start = url.indexOf('?');
  return {
    method: req.method,
    path: req.path.slice(base.length),
    search: start < 0 ? '' : url.slice(start + 1),
    address: clientAddress(context),
    header: (name) => headerOf(context, name),
    text: async () => {
      const text = await bodyText(context);
      observer?.onBody(text);
      return text;
    },
    outageOf: databaseOutage,
    ...(observer && { onVerdict: observer.onVerdict }),
  };
}

/** The headers of every response: a browser neither guesses its type nor stores it, unless a handler says otherwise. */
export const safeHeaders = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };

/** Writes a response with its CORS headers. */
export function write(context: Context, { status, headers, body }: HandlerResult, more: Readonly<Record<string, string>>): Response {
  const all: Record<string, string> = { ...safeHeaders, ...crossOriginHeaders(headerOf(context, 'origin')), ...more, ...headers };
  if (body === undefined) return new Response(null, { status, headers: all });
  if (body instanceof Uint8Array) return new Response(Uint8Array.from(body), { status, headers: all });
  all['Content-Type'] ??= 'application/json';
  const text = all['Content-Type'].startsWith('application/json') ? JSON.stringify(body) : String(body);
  // As bytes: Node encodes a text with non-ASCII letters several times slower while writing it to the socket.
  return new Response(Buffer.from(text), { status, headers: all });
}
