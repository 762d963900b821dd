import type { HandlerResult, OnVerdict, ServiceRequest } from '@realmkit/contract-engine';
import { boundedText, currentRequestId } from '@realmkit/contract-engine/http';
import type { Context, HonoRequest } from 'hono';
import { clientAddress, defaultTrust } from './client.ts';
import { crossOriginHeaders } from './crossOrigin.ts';
import { databaseOutage } from './databaseOutage.ts';
import { headerOf, incomingOf } from './incoming.ts';

/** Returns the Content-Length that Node's server enforces, in bytes; undefined where a body comes in chunks or from this process. */
function announcedLength(env: unknown): number | undefined {
  const length = incomingOf(env)?.headers['content-length'];
  return length === undefined ? undefined : Number(length);
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
export function serviceRequest(context: Context, base: string, trust = defaultTrust, observer?: RequestObserver): ServiceRequest {
  const { req, env } = context;
  const url = incomingOf(env)?.url ?? req.url;
  const start = url.indexOf('?');
  return {
    method: req.method,
    path: req.path.slice(base.length),
    search: start < 0 ? '' : url.slice(start + 1),
    address: clientAddress(context, trust),
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
const safeHeaders = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };

/** Returns the headers of a response that all have, with the id of its request. */
export const commonHeaders = (): Readonly<Record<string, string>> => ({ ...safeHeaders, 'X-Request-Id': currentRequestId() ?? '' });

/** Returns an error body with the id of its request; any other body as it is. */
export function withRequestId(body: unknown): unknown {
  const isError = typeof body === 'object' && body !== null && 'name' in body && 'message' in body;
  return isError ? { ...body, requestId: currentRequestId() } : body;
}

/** Writes a response with its CORS headers, and the id of the request in an error. */
export function write(
  context: Context,
  { status, headers, cookies = [], body }: HandlerResult,
  more: Readonly<Record<string, string>>,
): Response {
  const all = new Headers({ ...commonHeaders(), ...crossOriginHeaders(headerOf(context, 'origin')), ...more, ...headers });
  for (const cookie of cookies) all.append('Set-Cookie', cookie);
  if (body === undefined) return new Response(null, { status, headers: all });
  if (body instanceof Uint8Array) return new Response(Uint8Array.from(body), { status, headers: all });
  const type = all.get('Content-Type') ?? 'application/json';
  all.set('Content-Type', type);
  const text = /[/+]json\b/.test(type) ? JSON.stringify(status < 400 ? body : withRequestId(body)) : String(body);
  // As bytes: Node encodes a text with non-ASCII letters several times slower while writing it to the socket.
  return new Response(Buffer.from(text), { status, headers: all });
}
