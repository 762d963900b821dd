import type { paths } from '@realmkit/openapi/types/auth';

/** Where the auth service is and who asks. */
export interface AuthClient {
  /** The base address of the service. */
  readonly address: string;
  /** Who its tokens are from; the address, unless the service is reached by another one. */
  readonly issuer: string;
  readonly clientId: string;
  /** Where the auth service sends visitors back to. */
  readonly redirectUri: string;
  readonly fetch: typeof globalThis.fetch;
}

/** The paths of the auth service that the session calls itself; a path outside of the contract is a type error. */
export const authPaths = {
  authorize: '/v1/authorize',
  token: '/v2/token',
  logout: '/logout',
  providerLogout: '/v1/providers/ak-bibliotheken/logout',
} as const satisfies Record<string, keyof paths>;

/** The header with the way on after a sign-in with credentials. */
export const redirectHeader = 'X-Redirect-Location';
