import type { paths } from '@realmkit/openapi/types/auth';

/** The auth service and the OAuth client. */
export interface AuthClient {
  readonly baseUrl: string;
  /** The issuer of its tokens; the base URL, unless the service is reached by another one. */
  readonly issuer: string;
  readonly clientId: string;
  /** The URL that the auth service returns visitors to. */
  readonly redirectUri: string;
  readonly fetch: typeof globalThis.fetch;
}

/** The paths of the auth service that the session calls; a path outside the contract is a type error. */
export const authPaths = {
  authorize: '/v1/authorize',
  token: '/v2/token',
  logout: '/logout',
  providerLogout: '/v1/providers/ak-bibliotheken/logout',
} as const satisfies Record<string, keyof paths>;

/** The response header with the redirect after a sign-in with credentials. */
export const redirectHeader = 'X-Redirect-Location';
