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

/** Why there is no answer, as the rest of a sentence that begins with who was asked. */
interface NoAnswer {
  readonly failure: string;
}

/** What came of a request: the exchange, or why there is none. */
export type Outcome = { readonly exchange: Exchange } | NoAnswer;

const certificateFaults = /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_TLS/;

const byCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'did not come: nobody listens there',
  ENOTFOUND: 'did not come: no such name is known',
  EAI_AGAIN: 'did not come: the name could not be looked up',
  EHOSTUNREACH: 'did not come: there is no way to that machine',
  ENETUNREACH: 'did not come: there is no way to that network',
  ERR_SSL_WRONG_VERSION_NUMBER: 'did not come: that port does not speak https',
};

/** Everything that an error and its causes name as code and message. */
function chainOf(reason: unknown): { readonly code: string; readonly message: string }[] {
  if (!(reason instanceof Error)) return [{ code: '', message: String(reason) }];
  const { cause, message } = reason;
  const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : '';
  const inner = reason instanceof AggregateError ? reason.errors[0] : cause;
  return [{ code, message }, ...(inner === undefined ? [] : chainOf(inner))];
}

class TimeoutError extends Error {}

/** Does something that can be stopped, and rejects with {@link TimeoutError} where it takes longer than `timeout` milliseconds. */
async function withTimeout<Result>(timeout: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  // Not AbortSignal.timeout: a Request holds its signal weakly, and a signal that is collected never fires. And not everyone who is asked listens.
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

function reasonOf(reason: unknown, timeout: number): string {
  if (reason instanceof TimeoutError) return `did not come within ${timeout} ms`;
  const chain = chainOf(reason);
  const known = chain.find(({ code }) => code in byCode);
  if (known) return byCode[known.code] ?? '';
  const certificate = chain.find(({ code }) => certificateFaults.test(code));
  if (certificate)
    return `did not come: its certificate is not trusted (${certificate.message}); NODE_EXTRA_CA_CERTS=FILE.pem in the environment names the authority that made it`;
  const words = chain.map(({ message }) => message).filter((message) => message !== '');
  return `did not come: the connection broke (${[...new Set(words)].join(': ')})`;
}

/** Asks an address within the time that an answer may take, and reads the whole answer. Redirections are answers and not followed. */
export async function ask(
  { send, timeout }: Pick<Target, 'send' | 'timeout'>,
  address: string,
  init: RequestInit,
): Promise<{ readonly answer: Response; readonly body: Uint8Array } | NoAnswer> {
  try {
    return await withTimeout(timeout, async (signal) => {
      const answer = await send(new Request(address, { redirect: 'manual', signal, ...init }));
      return { answer, body: new Uint8Array(await answer.arrayBuffer()) };
    });
  } catch (reason) {
    return { failure: reasonOf(reason, timeout) };
  }
}

/** Sends a request to a target and reads the whole answer. */
export async function exchangeWith(target: Target, request: SentRequest): Promise<Outcome> {
  const address = `${target.base}${request.path}${request.search === '' ? '' : `?${request.search}`}`;
  const outcome = await ask(target, address, {
    method: request.method,
    headers: [...request.headers],
    ...(request.body.length > 0 && { body: Buffer.from(request.body) }),
  });
  if ('failure' in outcome) return outcome;
  const { answer, body } = outcome;
  return { exchange: { request, answer: { status: answer.status, headers: headerMap(answer.headers), body } } };
}
