import { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** Returns the request of Node's server, where the app is served by it. */
export function incomingOf(env: unknown): IncomingMessage | undefined {
  return typeof env === 'object' && env !== null && 'incoming' in env && env.incoming instanceof IncomingMessage ? env.incoming : undefined;
}

/** Returns a header of a request, from Node's own header object where there is one: creating `Headers` takes longer than all checks together. */
export function headerOf({ req, env }: Context, name: string): string | null | undefined {
  const incoming = incomingOf(env);
  if (!incoming) return req.raw.headers.get(name);
  const value = incoming.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
}
