import { unauthorized } from '../../contract/httpError.ts';
import type { SignedIn } from '../authenticate.ts';
import type { ServiceShards } from '../serviceShard.ts';

/** What the account service's handlers get. */
export interface AccountContext {
  readonly shards: ServiceShards;
  /** The page that sent the request; links in mails lead back to it. */
  readonly origin: string | undefined;
  /** Who is signed in; undefined in operations that ask for nobody. */
  readonly visitor: SignedIn | undefined;
}

/** Who is signed in; throws 401 where nobody is. */
export function requireVisitor({ visitor }: AccountContext): SignedIn {
  if (!visitor) throw unauthorized('Sign in to do this.');
  return visitor;
}
