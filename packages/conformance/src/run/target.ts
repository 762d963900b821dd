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
}

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
  const timer = setTimeout(() => {
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

/** Sends a request within the time limit and reads the whole response. Redirections are not followed. */
export async function fetchWithTimeout(
  { send, timeout }: Pick<Target, 'send' | 'timeout'>,
  url: string,
  init: RequestInit,
): Promise<{ readonly response: Response; readonly body: Uint8Array } | NoResponse> {
  try {
    return await withTimeout(timeout, async (signal) => {
      const response = await send(new Request(url, { redirect: 'manual', signal, ...init }));
      return { response, body: new Uint8Array(await response.arrayBuffer()) };
    });
  } catch (reason) {
    return { error: formatError(reason, timeout) };
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
