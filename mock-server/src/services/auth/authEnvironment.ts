import type { SignedIn } from '../authenticate.ts';
import type { ServiceShards } from '../serviceShard.ts';
import type { SigningKeys } from './signingKeys.ts';

/** What the auth service works with. */
export interface AuthEnvironment {
  readonly shards: ServiceShards;
  readonly keys: SigningKeys;
  /** The issuer of all tokens: the service's own address. */
  readonly issuer: string;
  /** The address of the page where people without a session sign in. */
  readonly identityPage: string;
}

/** What the auth service knows of a request beside the contract's parameters. */
export interface AuthContext {
  /** The Cookie header. */
  readonly cookies: string | undefined;
  /** Whether a page of the service's own site asks, as browsers tell in Sec-Fetch-Site. */
  readonly sameSite: boolean;
  /** The query as it came. */
  readonly search: string;
  /** Who calls, in the one operation that asks for a token. */
  readonly visitor: SignedIn | undefined;
}
