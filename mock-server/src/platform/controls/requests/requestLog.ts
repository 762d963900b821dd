import type { ErrorBody, Verdict } from '@realmkit/contract-engine';
import { currentRequestId } from '@realmkit/contract-engine/http';
import { maskedBody, maskedQuery } from './masked.ts';

/** The number of latest requests in the log. */
export const maxLoggedRequests = 200;
/** The maximum length of a logged body, in characters. */
const maxBodyLength = 2000;

/** A request and its result, as the sandbox adds it to the log. */
export interface CompletedRequest {
  readonly method: string;
  /** The path with the service's base. */
  readonly path: string;
  readonly search: string;
  readonly service: string | undefined;
  readonly operation: string | undefined;
  /** 0 if the connection was broken by a fault. */
  readonly status: number;
  /** In milliseconds, by `performance.now()`. */
  readonly started: number;
  readonly verdict: Verdict;
  readonly mediaType: string | undefined;
  /** The body, if the service read one. */
  readonly body: string | undefined;
  /** The response body of an error. */
  readonly error: unknown;
}

/** A request as `/__sandbox/requests` shows it: without secrets, and with truncated bodies. */
export interface LoggedRequest {
  readonly id: number;
  /** The id that its response has. */
  readonly requestId?: string;
  /** The time of the response by the machine's clock, ISO 8601. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query?: string;
  readonly service?: string;
  readonly operation?: string;
  /** 0 if the connection was broken by a fault. */
  readonly status: number;
  /** In milliseconds. */
  readonly duration: number;
  readonly verdict: Verdict;
  readonly body?: string;
  /** The error body of the response. */
  readonly error?: ErrorBody;
}

interface LogEntry extends Omit<CompletedRequest, 'started'> {
  readonly requestId: string | undefined;
  readonly id: number;
  readonly at: number;
  readonly duration: number;
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'name' in value && 'message' in value && typeof value.message === 'string';

function toLoggedRequest({
  id,
  requestId,
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
}: LogEntry): LoggedRequest {
  return {
    id,
    ...(requestId && { requestId }),
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

/** Returns whether a request belongs to the list of problems. */
const isProblem = ({ verdict, status }: LogEntry): boolean => verdict !== 'ok' || status >= 400;

/** The filter of a list of requests. */
export interface RequestFilter {
  readonly service?: string | undefined;
  readonly problems?: boolean;
}

/** The latest requests, in memory. Adding one only stores a reference; formatting is done on reading. */
export class RequestLog {
  readonly #entries: LogEntry[] = [];
  #last = 0;
  readonly #used = new Map<string, Map<string, Set<number>>>();

  add({ started, body, ...request }: CompletedRequest): void {
    this.#last += 1;
    this.#use(request);
    // A slice would keep the whole text in memory: it is copied.
    const short = body === undefined || body.length <= maxBodyLength ? body : Buffer.from(`${body.slice(0, maxBodyLength)} …`).toString();
    const entry = {
      ...request,
      body: short,
      id: this.#last,
      requestId: currentRequestId(),
      at: Date.now(),
      duration: performance.now() - started,
    };
    this.#entries[this.#last % maxLoggedRequests] = entry;
  }

  #use({ service, operation, status, verdict }: Pick<CompletedRequest, 'service' | 'operation' | 'status' | 'verdict'>): void {
    if (service === undefined || operation === undefined || verdict === 'fault') return;
    const operations = this.#used.get(service) ?? new Map<string, Set<number>>();
    this.#used.set(service, operations.set(operation, (operations.get(operation) ?? new Set<number>()).add(status)));
  }

  /** Returns the statuses of all operations since the start, by service; clearing the log does not clear them. */
  used(): Record<string, Record<string, number[]>> {
    const sorted = <Value>(entries: Iterable<[string, Value]>) => [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(
      sorted(this.#used).map(([service, operations]) => [
        service,
        Object.fromEntries(sorted(operations).map(([id, statuses]) => [id, [...statuses].sort((one, other) => one - other)])),
      ]),
    );
  }

  /** Returns the requests, the newest first. */
  list({ service, problems = false }: RequestFilter = {}): LoggedRequest[] {
    return this.#entries
      .filter((one) => (service === undefined || one.service === service) && (!problems || isProblem(one)))
      .sort((one, other) => other.id - one.id)
      .map(toLoggedRequest);
  }

  clear(): void {
    this.#entries.length = 0;
  }
}
