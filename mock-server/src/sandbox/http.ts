import type { Context } from 'hono';
import type { Answer } from '../contract/answers.ts';
import type { ServiceRequest } from '../contract/service.ts';
import { crossOriginHeaders } from './crossOrigin.ts';

/** A request of Hono as a service reads it, with `base` taken off its path. */
export function serviceRequest({ req }: Context, base: string): ServiceRequest {
  const start = req.url.indexOf('?');
  return {
    method: req.method,
    path: req.path.slice(base.length),
    search: start < 0 ? '' : req.url.slice(start + 1),
    header: (name) => req.raw.headers.get(name),
    text: () => req.text(),
  };
}

/** Writes an answer, with what a page of another origin needs to read it. */
export function write({ req }: Context, { status, headers, body }: Answer, more: Readonly<Record<string, string>>): Response {
  const all: Record<string, string> = { ...crossOriginHeaders(req.raw.headers.get('origin')), ...more, ...headers };
  if (body === undefined) return new Response(null, { status, headers: all });
  all['Content-Type'] ??= 'application/json';
  const text = all['Content-Type'].startsWith('application/json') ? JSON.stringify(body) : String(body);
  return new Response(text, { status, headers: all });
}
