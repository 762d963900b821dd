import { type Exchange, headerMap, type SentRequest } from '../exchange.ts';

/** Sends a request somewhere: `fetch`, or an app in this process. */
export type Send = (request: Request) => Response | Promise<Response>;

/** A service at an address. */
export interface Target {
  /** Where the service begins, without a slash at its end. */
  readonly base: string;
  readonly send: Send;
  /** How long an answer may take, in milliseconds. */
  readonly timeout: number;
}

/** What came of a request: the exchange, or why there is none. */
export type Outcome = { readonly exchange: Exchange } | { readonly failure: string };

function reasonOf(reason: unknown, timeout: number): string {
  if (reason instanceof Error && reason.name === 'TimeoutError') return `gave no answer within ${timeout} ms`;
  const cause = reason instanceof Error && reason.cause instanceof Error ? `: ${reason.cause.message}` : '';
  return `broke the connection (${reason instanceof Error ? reason.message : String(reason)}${cause})`;
}

/** Sends a request to a target and reads the whole answer; redirections are answers and not followed. */
export async function exchangeWith({ base, send, timeout }: Target, request: SentRequest): Promise<Outcome> {
  const address = `${base}${request.path}${request.search === '' ? '' : `?${request.search}`}`;
  try {
    const answer = await send(
      new Request(address, {
        method: request.method,
        headers: [...request.headers],
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...(request.body.length > 0 && { body: Buffer.from(request.body) }),
      }),
    );
    const body = new Uint8Array(await answer.arrayBuffer());
    return { exchange: { request, answer: { status: answer.status, headers: headerMap(answer.headers), body } } };
  } catch (reason) {
    return { failure: reasonOf(reason, timeout) };
  }
}
