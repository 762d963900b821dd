/** A request as it went out, its path below the service's base. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  /** The query, without the question mark. */
  readonly search: string;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Uint8Array;
}

/** An answer as it came back. */
export interface ReceivedAnswer {
  readonly status: number;
  /** By lower-case name; several of one name are joined by commas. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Uint8Array;
}

/** A request and what came back for it. */
export interface Exchange {
  readonly request: SentRequest;
  readonly answer: ReceivedAnswer;
}

const text = new TextDecoder();

/** A body as text. */
export const bodyText = (body: Uint8Array): string => text.decode(body);

/** The media type of a message without its parameters, in lower case; empty where it names none. */
export function mediaTypeOf(headers: ReadonlyMap<string, string>): string {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Headers in the form that the verdicts read. */
export function headerMap(headers: Iterable<readonly [string, string]>): Map<string, string> {
  const map = new Map<string, string>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    const known = map.get(key);
    map.set(key, known === undefined ? value : `${known}, ${value}`);
  }
  return map;
}
