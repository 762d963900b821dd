import { setTimeout } from 'node:timers/promises';
import { type Exchange, headerMap, type SentRequest } from '../exchange.ts';

/** Sends a request: `fetch`, or an app in this process. */
export type Send = (request: Request) => Response | Promise<Response>;

/** A service and how to reach it. */
export interface Target {
  /** The base URL of the service, without a slash at the end. */
  readonly base: string;
  readonly send: Send;
  /** The maximum time for a response, in milliseconds. */
  readonly timeout: number;
  /** How fast requests are sent; default as fast as answers come, and a 429 is waited for up to a minute. */
  readonly pace?: Pace;
}

/** The pace of a run. */
export interface Pace {
  /** The longest time to wait for a service that answers 429 with `Retry-After`, in seconds. */
  readonly maxWait: number;
  /** The least time between the starts of two requests, in milliseconds. */
  readonly interval: number;
  /** Waits for a time in milliseconds. */
  readonly wait: (time: number) => Promise<unknown>;
}

/** The pace of a run of which nothing else is said. */
export const defaultPace: Pace = { maxWait: 60, interval: 0, wait: (time) => setTimeout(time) };

/** The reason why there is no response, as the end of a sentence about the target. */
interface NoResponse {
  readonly error: string;
}

/** The result of a request: the exchange, or the reason why there is none. */
export type Outcome = { readonly exchange: Exchange } | NoResponse;

const certificateErrors = /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_TLS/;

const byCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'did not come: nobody listens there',
  ENOTFOUND: 'did not come: no such name is known',
  EAI_AGAIN: 'did not come: the name could not be looked up',
  EHOSTUNREACH: 'did not come: there is no way to that machine',
  ENETUNREACH: 'did not come: there is no way to that network',
  ERR_SSL_WRONG_VERSION_NUMBER: 'did not come: that port does not speak https',
};

/** Returns the codes and messages of an error and its causes. */
function chainOf(reason: unknown): { readonly code: string; readonly message: string }[] {
  if (!(reason instanceof Error)) return [{ code: '', message: String(reason) }];
  const { cause, message } = reason;
  const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : '';
  const inner = reason instanceof AggregateError ? reason.errors[0] : cause;
  return [{ code, message }, ...(inner === undefined ? [] : chainOf(inner))];
}

class TimeoutError extends Error {}

/** Runs abortable work; rejects with {@link TimeoutError} if it takes longer than `timeout` milliseconds. */
async function withTimeout<Result>(timeout: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  // Not AbortSignal.timeout: a Request holds its signal weakly, and a collected signal never fires. The race is for targets that ignore the signal.
  const timer = globalThis.setTimeout(() => {
    controller.abort();
    late.reject(new TimeoutError());
  }, timeout);
  try {
    return await Promise.race([work(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function formatError(reason: unknown, timeout: number): string {
  if (reason instanceof TimeoutError) return `did not come within ${timeout} ms`;
  const chain = chainOf(reason);
  const known = chain.find(({ code }) => code in byCode);
  if (known) return byCode[known.code] ?? '';
  const certificate = chain.find(({ code }) => certificateErrors.test(code));
  if (certificate)
    return `did not come: its certificate is not trusted (${certificate.message}); NODE_EXTRA_CA_CERTS=FILE.pem in the environment names the authority that made it`;
  const messages = chain.map(({ message }) => message).filter((message) => message !== '');
  return `did not come: the connection broke (${[...new Set(messages)].join(': ')})`;
}

/** Returns the seconds that a response asks to wait: those of the `Retry-After` of a 429 (RFC 9110 §10.2.3); undefined if it asks for none. */
export function askedWait({ status, headers }: Pick<Response, 'status' | 'headers'>, now = Date.now()): number | undefined {
  const text = status === 429 ? headers.get('retry-after') : null;
  if (text === null || text === undefined) return undefined;
  const seconds = /^\d+$/.test(text.trim()) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

const nextStart = new WeakMap<Send, number>();

/** Waits until the next request may start. */
async function keepPace(send: Send, { interval, wait }: Pace): Promise<void> {
  if (interval === 0) return;
  const now = performance.now();
  const start = Math.max(now, nextStart.get(send) ?? 0);
  nextStart.set(send, start + interval);
  if (start > now) await wait(start - now);
}

/**
 * Sends a request within the time limit and reads the whole response. Redirections are not followed; a service that asks to wait is asked again
 * after that time, as long as the pace allows.
 */
export async function fetchWithTimeout(
  { send, timeout, pace = defaultPace }: Pick<Target, 'send' | 'timeout' | 'pace'>,
  url: string,
  init: RequestInit,
): Promise<{ readonly response: Response; readonly body: Uint8Array } | NoResponse> {
  for (let waited = 0; ; ) {
    await keepPace(send, pace);
    const answer = await withTimeout(timeout, async (signal) => {
      const response = await send(new Request(url, { redirect: 'manual', signal, ...init }));
      return { response, body: new Uint8Array(await response.arrayBuffer()) };
    }).catch((reason: unknown) => ({ error: formatError(reason, timeout) }));
    const seconds = 'error' in answer ? undefined : askedWait(answer.response);
    if (seconds === undefined || waited + seconds > pace.maxWait) return answer;
    // A service that asks for no time at all is not asked for ever.
    waited += Math.max(seconds, 0.1);
    await pace.wait(seconds * 1000);
  }
}

/** Sends a request to a target and reads the whole response. */
export async function exchangeWith(target: Target, request: SentRequest): Promise<Outcome> {
  const url = `${target.base}${request.path}${request.search === '' ? '' : `?${request.search}`}`;
  const outcome = await fetchWithTimeout(target, url, {
    method: request.method,
    headers: [...request.headers],
    ...(request.body.length > 0 && { body: Buffer.from(request.body) }),
  });
  if ('error' in outcome) return outcome;
  const { response, body } = outcome;
  return { exchange: { request, response: { status: response.status, headers: headerMap(response.headers), body } } };
}
