/** An access token, at once or later; undefined when there is none. */
export type AccessToken = string | undefined | Promise<string | undefined>;

/** The options of a client: its service, its credentials, and its behaviour on errors. */
export interface ClientPolicies {
  /** The URL of the service, e.g. `http://localhost:3000/account`. */
  baseUrl: string;
  /** Returns the access token, or undefined when nobody is logged in. Called before every call that takes one. */
  getAccessToken?: () => AccessToken;
  /**
   * Returns the credential of one of the contract's security schemes other than a bearer token: `user:password` for Basic, or a key. The access token is
   * never sent as one.
   */
  getCredential?: (scheme: string) => AccessToken;
  /** Returns a new access token, called once after a 401; undefined when there is none. The caller shares one refresh between concurrent calls. */
  refreshAccessToken?: () => Promise<string | undefined>;
  /** The realm to send as `X-Country`; only the payment service takes one (shell §7). */
  country?: string;
  /** The underlying fetch; the global one by default. */
  fetch?: typeof globalThis.fetch;
  /** Returns whether the device has a network: without one writes are refused, and reads are not retried. Always true by default. */
  isOnline?: () => boolean;
  /** Returns the milliseconds to wait before the retry that follows the given attempt, counted from 0. */
  retryDelay?: (attempt: number) => number;
  /** Called with each network error that is followed by a retry. */
  onRetry?: (error: unknown) => void;
}

/** A fetch that takes a `Request`, as openapi-fetch passes it. */
export type RequestFetch = (request: Request) => Promise<Response>;

/** Where a client puts a credential; see the contract's `securitySchemes`. */
export interface ClientCredential {
  readonly scheme: string;
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  /** `Basic`, `Bearer` or another scheme of HTTP; a key has none. */
  readonly type?: string;
}

/** What a contract says about calling its operations, which are named as `METHOD /path`. */
export interface OperationPolicies {
  /** Operations without a bearer token. */
  readonly open?: readonly string[];
  /** The credentials of operations that take others than a bearer token. */
  readonly credentials?: Readonly<Record<string, readonly ClientCredential[]>>;
  /** The media type of bodies that are not JSON. */
  readonly bodies?: Readonly<Record<string, string>>;
  /** The statuses of success, where they are not the usual one of the method. */
  readonly success?: Readonly<Record<string, readonly number[]>>;
  /** The media type of answers that are not JSON. */
  readonly files?: Readonly<Record<string, string>>;
}
