import type { MiddlewareHandler } from 'hono';

/** Takes one line of a log. */
export type WriteLine = (line: string) => void;

/** Reads the message of an error body. */
async function errorMessageIn(response: Response): Promise<string> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null && 'message' in body ? ` ${body.message}` : '';
}

/** Logs every request: method, URL, status, milliseconds, and the message of an error. */
export const requestLogger =
  (writeLine: WriteLine): MiddlewareHandler =>
  async (context, next) => {
    const started = performance.now();
    await next();
    const { pathname, search } = new URL(context.req.url);
    const took = `${Math.round(performance.now() - started)} ms`;
    const reason = context.res.ok ? '' : await errorMessageIn(context.res);
    writeLine(`${context.req.method} ${pathname}${search} ${context.res.status} ${took}${reason}`);
  };
