import type { ErrorBody } from '../../contract/httpError.ts';
import type { Verdict } from '../../contract/verdict.ts';
import { maskedBody, maskedQuery } from './masked.ts';

/** How many requests are remembered, the last. */
export const mostRequests = 200;
/** How much of a body is remembered, in characters. */
const longestBody = 2000;

/** What is known of a request when it has been answered. */
export interface Answered {
  readonly method: string;
  /** The path with the service's base. */
  readonly path: string;
  readonly search: string;
  readonly service: string | undefined;
  readonly operation: string | undefined;
  /** 0 where the connection was broken on purpose. */
  readonly status: number;
  /** In milliseconds, by `performance.now()`. */
  readonly started: number;
  readonly verdict: Verdict;
  readonly mediaType: string | undefined;
  /** The body, where the service read one. */
  readonly body: string | undefined;
  /** What the sandbox answered where it answered with an error. */
  readonly error: unknown;
}

/** A request as `/__sandbox/requests` shows it: without secrets, long bodies cut off. */
export interface LoggedRequest {
  readonly id: number;
  /** When it was answered, by the machine's clock, ISO 8601. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query?: string;
  readonly service?: string;
  readonly operation?: string;
  /** 0 where the connection was broken on purpose. */
  readonly status: number;
  /** In milliseconds. */
  readonly duration: number;
  readonly verdict: Verdict;
  readonly body?: string;
  /** The error body that was answered. */
  readonly error?: ErrorBody;
}

interface Kept extends Omit<Answered, 'started'> {
  readonly id: number;
  readonly at: number;
  readonly duration: number;
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'name' in value && 'message' in value && typeof value.message === 'string';

function shown({
  id,
  at,
  method,
  path,
  search,
  service,
  operation,
  status,
  duration,
  verdict,
  mediaType,
  body,
  error,
}: Kept): LoggedRequest {
  return {
    id,
    at: new Date(at).toISOString(),
    method,
    path,
    ...(search && { query: maskedQuery(search) }),
    ...(service && { service }),
    ...(operation && { operation }),
    status,
    duration: Math.round(duration * 10) / 10,
    verdict,
    ...(body && { body: maskedBody(body, mediaType ?? '') }),
    ...(isErrorBody(error) && { error }),
  };
}

/** Whether somebody who looks for what went wrong wants to see a request. */
const isProblem = ({ verdict, status }: Kept): boolean => verdict !== 'ok' || status >= 400;

/** Which requests shall be shown. */
export interface Wanted {
  readonly service?: string | undefined;
  readonly problems?: boolean;
}

/** The last requests, in memory: what is written while a request is served is a reference, everything else is done when somebody looks. */
export class RequestLog {
  readonly #kept: Kept[] = [];
  #last = 0;
  readonly #used = new Map<string, Map<string, Set<number>>>();

  add({ started, body, ...answered }: Answered): void {
    this.#last += 1;
    this.#use(answered);
    // A cut text would keep the whole of it alive: it is copied.
    const short = body === undefined || body.length <= longestBody ? body : Buffer.from(`${body.slice(0, longestBody)} …`).toString();
    const kept = { ...answered, body: short, id: this.#last, at: Date.now(), duration: performance.now() - started };
    this.#kept[this.#last % mostRequests] = kept;
  }

  #use({ service, operation, status, verdict }: Pick<Answered, 'service' | 'operation' | 'status' | 'verdict'>): void {
    if (service === undefined || operation === undefined || verdict === 'fault') return;
    const operations = this.#used.get(service) ?? new Map<string, Set<number>>();
    this.#used.set(service, operations.set(operation, (operations.get(operation) ?? new Set<number>()).add(status)));
  }

  /** Which operations of which services answered with which statuses since the start; forgetting requests does not forget this. */
  used(): Record<string, Record<string, number[]>> {
    const sorted = <Value>(entries: Iterable<[string, Value]>) => [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(
      sorted(this.#used).map(([service, operations]) => [
        service,
        Object.fromEntries(sorted(operations).map(([id, statuses]) => [id, [...statuses].sort((one, other) => one - other)])),
      ]),
    );
  }

  /** The requests, the newest first. */
  list({ service, problems = false }: Wanted = {}): LoggedRequest[] {
    return this.#kept
      .filter((one) => (service === undefined || one.service === service) && (!problems || isProblem(one)))
      .sort((one, other) => other.id - one.id)
      .map(shown);
  }

  clear(): void {
    this.#kept.length = 0;
  }
}
