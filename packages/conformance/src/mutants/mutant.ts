import type { Send } from '../core/target.ts';

/** A request to a service, read as a whole, with the operation that it calls. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
  readonly operation: string;
  readonly path: Readonly<Record<string, string>>;
}

/** An answer, read as a whole. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** A right service, which mutants wrap. */
export interface RightService {
  /** The base URL of each service, by contract. */
  readonly bases: Readonly<Record<string, string>>;
  readonly send: Send;
  /** Runs work and takes back everything that it wrote. */
  undone<Result>(run: () => Promise<Result>): Promise<Result>;
}

/** What a mutation may use. */
export interface Tools {
  /** Asks the right service. */
  ask(asked: Asked): Promise<Answer>;
  /** Asks the right service and takes back what the request wrote. */
  askUndone(asked: Asked): Promise<Answer>;
  /** The token of somebody whom the measure knows. */
  token(role: string): Promise<string>;
  /** Notes that something was answered or done otherwise than by the right service. */
  acted(): void;
}

/** Answers a request of the mutated operation, with a fault. */
export type Mutation = (asked: Asked, tools: Tools) => Promise<Answer>;

/** A request of a witness: what differs from the request that the measure knows to be answered well. */
export interface Probe {
  readonly operation: string;
  /** Whose token is sent; none for null. */
  readonly as?: string | null;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** What has to be asked before. */
  readonly after?: readonly Probe[];
  /** The parameter of the path that the last answer before gives, and where. */
  readonly takes?: { readonly parameter: string; readonly from: string };
}

/** Requests that show a fault: what they are answered differs between the right and the mutated service. */
export type Witness = (ask: (probe: Probe) => Promise<Answer>) => Promise<unknown>;

/** A service with one fault. */
export interface Mutant {
  readonly kind: string;
  readonly service: string;
  readonly operation: string;
  /** What the fault is. */
  readonly what: string;
  /** Begins the faulty service anew. */
  readonly begin: () => Mutation;
  /** True if the mutation sees the requests of all operations. */
  readonly everywhere?: true;
  readonly witness: Witness;
}

/** Returns a witness that sends requests in order. */
export const inOrder =
  (...probes: readonly Probe[]): Witness =>
  async (ask) => {
    for (const probe of probes) await ask(probe);
  };

const text = new TextDecoder();

/** Returns the body of an answer as text. */
export const textOf = ({ body }: Answer): string => text.decode(body);

/** Returns the value of a JSON text; undefined if it is none. */
export function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Returns the JSON of an answer; undefined if it has none. */
export function jsonBody(answer: Answer): unknown {
  return answer.headers.get('content-type')?.includes('json') ? parsedJson(textOf(answer)) : undefined;
}

/** Returns the JSON of a good answer; undefined if it has none. */
export const jsonOf = (answer: Answer): unknown => (answer.status < 300 ? jsonBody(answer) : undefined);

/** Returns an answer with another body. */
export function withBody({ status, headers }: Answer, value: unknown): Answer {
  const others = new Headers(headers);
  others.delete('content-length');
  return { status, headers: others, body: new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)) };
}

/** Returns an answer with JSON. */
export const jsonAnswer = (status: number, body: unknown): Answer => ({
  status,
  headers: new Headers({ 'content-type': 'application/json' }),
  body: new TextEncoder().encode(JSON.stringify(body)),
});

/** Returns a request with another query; undefined leaves a parameter out. */
export function withQuery(asked: Asked, changes: Readonly<Record<string, string | undefined>>): Asked {
  const url = new URL(asked.url);
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  return { ...asked, url };
}

/** Returns a request with other headers; undefined leaves one out. */
export function withHeaders(asked: Asked, changes: Readonly<Record<string, string | undefined>>): Asked {
  const headers = new Headers(asked.headers);
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  return { ...asked, headers };
}

/** Returns a request with another value of a parameter in its path. */
export function withPath(asked: Asked, name: string, value: string): Asked {
  const old = asked.path[name] ?? '';
  const url = new URL(asked.url);
  const segments = url.pathname.split('/');
  const at = segments.lastIndexOf(encodeURIComponent(old));
  url.pathname = segments.with(at === -1 ? segments.length - 1 : at, encodeURIComponent(value)).join('/');
  return { ...asked, url, path: { ...asked.path, [name]: value } };
}

/** Makes a mutation that answers what the right service answers to another request; undefined if the request is left as it is. */
export const instead =
  (change: (asked: Asked) => Asked | undefined): (() => Mutation) =>
  () =>
  async (asked, { ask, acted }) => {
    const other = change(asked);
    if (!other) return ask(asked);
    if (asked.method !== 'GET') {
      acted();
      return ask(other);
    }
    const [right, answer] = [await ask(asked), await ask(other)];
    if (right.status !== answer.status || textOf(right) !== textOf(answer)) acted();
    return answer;
  };

/** Makes a mutation that changes answers; undefined if an answer is left as it is. */
export const answered =
  (change: (answer: Answer, asked: Asked) => Answer | undefined): (() => Mutation) =>
  () =>
  async (asked, { ask, acted }) => {
    const answer = await ask(asked);
    const other = change(answer, asked);
    if (!other) return answer;
    acted();
    return other;
  };
