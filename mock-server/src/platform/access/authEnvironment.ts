import type { Trust } from '../http/client.ts';
import type { ServiceShards } from './serviceShard.ts';
import type { SigningKeys } from './signingKeys.ts';

/** What proves who sent a request, and what tokens are signed with. */
export interface AuthEnvironment {
  readonly shards: ServiceShards;
  readonly keys: SigningKeys;
  readonly trust: Trust;
  /** The issuer of all tokens: the service's own URL. */
  readonly issuer: string;
  /** The URL of the sign-in page for users without a session. */
  readonly identityPage: string;
}
