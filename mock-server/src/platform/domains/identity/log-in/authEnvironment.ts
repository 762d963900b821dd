import type { SignedIn } from '../../../access/caller.ts';
import type { ServiceShards } from '../../../access/serviceShard.ts';
import type { SigningKeys } from '../../../access/signingKeys.ts';
import type { Trust } from '../../../http/client.ts';
import type { CallingPage } from './callingPage.ts';

/** The dependencies of the auth service. */
export interface AuthEnvironment {
  readonly shards: ServiceShards;
  readonly keys: SigningKeys;
  readonly trust: Trust;
  /** The issuer of all tokens: the service's own URL. */
  readonly issuer: string;
  /** The URL of the sign-in page for users without a session. */
  readonly identityPage: string;
}

/** The data of a request beside the contract's parameters. */
export interface AuthContext {
  /** The IP address of the client. */
  readonly address: string;
  /** The Cookie header. */
  readonly cookies: string | undefined;
  /** The page that sent the request. */
  readonly page: CallingPage;
  /** The unparsed query string. */
  readonly search: string;
  /** The caller, in the one operation that requires a token. */
  readonly visitor: SignedIn | undefined;
}
