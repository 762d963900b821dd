import type { CardProvider } from '../services/payment/provider/cardProvider.ts';

/** Where the sandbox keeps its data: each shard on a PostgreSQL of its own, or in PGlite in a folder, or in memory where there is neither. */
export interface SandboxData {
  /** PGlite's folder for every shard that has no address; without it they live in memory. */
  readonly folder?: string | undefined;
  /** PostgreSQL address of the shard eu (`DATABASE_URL_EU`). */
  readonly eu?: string | undefined;
  /** PostgreSQL address of the shard us (`DATABASE_URL_US`). */
  readonly us?: string | undefined;
}

/** Answers a request whose path begins with `/<service>/` and goes on as in the contract (without customer-management's shard), as `npm run mock` does. */
export type MockFetch = (request: Request) => Response | Promise<Response>;

/** What {@link createSandbox} needs to know. */
export interface SandboxOptions {
  readonly data: SandboxData;
  /** The address that callers use, default `http://localhost:3000`; the auth service's issuer is `<baseUrl>/auth`. */
  readonly baseUrl?: string | undefined;
  /** Where cards are kept; without it the provider is simulated. */
  readonly cards?: CardProvider | undefined;
  /** Answers the operations without a handler; without it they are 404. */
  readonly mock?: MockFetch | undefined;
}
