import type { ContractDocument } from '@realmkit/contract-engine';
import type { ContractName } from '@realmkit/openapi/services';
import type { AccountLimits } from '../access/accountLimits.ts';
import type { DatabaseWatch } from '../database/preparingPglite.ts';
import type { Realm } from '../database/realms.ts';
import type { CardProvider, CardsOfShard } from '../domains/billing/cards/cardProvider.ts';
import type { ChargeTimes } from '../domains/billing/charges/chargeTimes.ts';
import type { Trust } from '../http/client.ts';

/** The location of the sandbox's data: each shard on its own PostgreSQL, or in PGlite in a folder, or in memory where there is neither. */
export interface SandboxData {
  /** PGlite's folder for every shard without a connection string; without it they are in memory. */
  readonly folder?: string | undefined;
  /** The PostgreSQL connection string of the shard eu (`DATABASE_URL_EU`). */
  readonly eu?: string | undefined;
  /** The PostgreSQL connection string of the shard us (`DATABASE_URL_US`). */
  readonly us?: string | undefined;
}

/** Responds to a request whose path is `/<service>/` and the path of the contract (without customer-management's shard), as `npm run mock` does. */
export type MockFetch = (request: Request) => Response | Promise<Response>;

/** The options of {@link createSandbox}. */
export interface SandboxOptions {
  readonly data: SandboxData;
  /** Is told of the progress of an embedded database, and of its end. */
  readonly watch?: DatabaseWatch | undefined;
  /** The URL that clients use, default `http://localhost:3000`; the auth service's issuer is `<baseUrl>/auth`. */
  readonly baseUrl?: string | undefined;
  /** Returns the origin of a realm's apps, default {@link appOriginOn} on port 8080; links in mails lead there. */
  readonly appOrigin?: ((realm: Realm) => string) | undefined;
  /** The card provider, or what makes that of a shard; without it the provider is simulated. */
  readonly cards?: CardProvider | CardsOfShard | undefined;
  /** How long is waited for charges, where it differs from the usual times. */
  readonly chargeTimes?: Partial<ChargeTimes> | undefined;
  /** What proves who sent a request; by default nothing but its connection. */
  readonly trust?: Partial<Trust> | undefined;
  /** The limits that differ from the usual ones. */
  readonly limits?: Partial<AccountLimits> | undefined;
  /** Reads the contract that a service follows, default those of `@realmkit/openapi`. */
  readonly readContract?: ((name: ContractName) => ContractDocument) | undefined;
  /** Serves the operations without a handler; without it they are 404. */
  readonly mock?: MockFetch | undefined;
}
