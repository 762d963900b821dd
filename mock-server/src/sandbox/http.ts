import { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { HandlerResult } from '../contract/answers.ts';
import type { ServiceRequest } from '../contract/service.ts';
import type { OnVerdict } from '../contract/verdict.ts';
import { boundedText } from './boundedText.ts';
import { crossOriginHeaders } from './crossOrigin.ts';

/** The request of Node's own server, where the app is served by it. */
function incomingOf(env: unknown): IncomingMessage | undefined {
  return typeof env === 'object' && env !== null && 'incoming' in env && env.incoming instanceof IncomingMessage ? env.incoming : undefined;
}

/** A header of a request. Node's own header object is asked where there is one: making `Headers` of it takes longer than all checks together. */
function headerOf({ req, env }: Context, name: string): string | null | undefined {
  const incoming = incomingOf(env);
  if (!incoming) return req.raw.headers.get(name);
  const value = incoming.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** The Content-Length that Node's server holds the sender to, in bytes; undefined where a body comes in chunks or from this process. */
function announcedLength(env: unknown): number | undefined {
  const length = incomingOf(env)?.headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

/** Who follows a request: is told what came of it, and its body where the service reads it. */
export interface Follower {
  readonly tell: OnVerdict;
  read(text: string): void;
}

/** A request of Hono as a service reads it, with `base` taken off its path. */
export function serviceRequest(context: Context, base: string, follower?: Follower): ServiceRequest {
  const { req, env } = context;
  const address = incomingOf(env)?.url ?? req.url;
  const start = address.indexOf('?');
  return {
    method: req.method,
    path: req.path.slice(base.length),
    search: start < 0 ? '' : address.slice(start + 1),
    header: (name) => headerOf(context, name),
    text: async () => {
      const text = await boundedText(req.raw, announcedLength(env));
      follower?.read(text);
      return text;
    },
    ...(follower && { tell: follower.tell }),
  };
}

/** Writes an answer, with what a page of another origin needs to read it. */
export function write(context: Context, { status, headers, body }: HandlerResult, more: Readonly<Record<string, string>>): Response {
  const all: Record<string, string> = { ...crossOriginHeaders(headerOf(context, 'origin')), ...more, ...headers };
  if (body === undefined) return new Response(null, { status, headers: all });
  if (body instanceof Uint8Array) return new Response(Uint8Array.from(body), { status, headers: all });
  all['Content-Type'] ??= 'application/json';
  const text = all['Content-Type'].startsWith('application/json') ? JSON.stringify(body) : String(body);
  // As bytes: node encodes a text with letters beyond ASCII several times slower while it writes it to the socket.
  return new Response(Buffer.from(text), { status, headers: all });
}
