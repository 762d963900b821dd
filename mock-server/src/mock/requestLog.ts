import type { MiddlewareHandler } from 'hono';

/** Takes one line of a log. */
export type SayLine = (line: string) => void;

/** The words of an error body. */
async function reasonIn(answer: Response): Promise<string> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null && 'message' in body ? ` ${body.message}` : '';
}

/** Tells of every request: method, address, status, milliseconds, and of a refused one why. */
export const logged =
  (say: SayLine): MiddlewareHandler =>
  async (context, next) => {
    const started = performance.now();
    await next();
    const { pathname, search } = new URL(context.req.url);
    const took = `${Math.round(performance.now() - started)} ms`;
    const reason = context.res.ok ? '' : await reasonIn(context.res);
    say(`${context.req.method} ${pathname}${search} ${context.res.status} ${took}${reason}`);
  };
