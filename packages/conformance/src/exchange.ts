/** A request as it was sent; its path is relative to the service's base. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  /** The query, without the question mark. */
  readonly search: string;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Uint8Array;
}

/** A response as it was received. */
export interface ReceivedResponse {
  readonly status: number;
  /** By lower-case name; several values of one name are joined by commas. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Uint8Array;
}

/** A request and its response. */
export interface Exchange {
  readonly request: SentRequest;
  readonly response: ReceivedResponse;
}

const text = new TextDecoder();

/** Decodes a body as text. */
export const bodyText = (body: Uint8Array): string => text.decode(body);

/** Returns the JSON value of a body; undefined where it is none. */
export function bodyJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(bodyText(body));
  } catch {
    return undefined;
  }
}

/** Returns the media type of a message without its parameters, in lower case, or an empty string. */
export function mediaTypeOf(headers: ReadonlyMap<string, string>): string {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Collects headers by lower-case name, the form that the checks read. */
export function headerMap(headers: Iterable<readonly [string, string]>): Map<string, string> {
  const map = new Map<string, string>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    const known = map.get(key);
    map.set(key, known === undefined ? value : `${known}, ${value}`);
  }
  return map;
}
