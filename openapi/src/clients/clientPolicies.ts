/** How a client calls its service: where it is, who calls, and what to do when a call fails. */
export interface ClientPolicies {
  /** The address of the service, e.g. `http://localhost:3000/account`. */
  baseUrl: string;
  /** The access token to send, or undefined when nobody is signed in. Asked for every call that takes one. */
  getAccessToken?: () => Promise<string | undefined>;
  /** A new access token, asked for once after a 401; undefined when there is none. Calls made at the same time share one refresh on the caller's side. */
  refreshAccessToken?: () => Promise<string | undefined>;
  /** The realm to send as `X-Country`; only the payment service takes one (shell §7). */
  country?: string;
  /** The fetch beneath all policies; the global one by default. */
  fetch?: typeof globalThis.fetch;
  /** Whether the device has a network: without one changes are refused, and reads are not tried again. Always by default. */
  isOnline?: () => boolean;
  /** Milliseconds to wait before the retry that follows the given attempt, the first attempt being 0. */
  retryDelay?: (attempt: number) => number;
}

/** A fetch that takes what openapi-fetch hands over. */
export type RequestFetch = (request: Request) => Promise<Response>;
