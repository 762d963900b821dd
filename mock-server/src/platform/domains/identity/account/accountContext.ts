import { unauthorized } from '@realmkit/contract-engine';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { ServiceShards } from '../../../access/serviceShard.ts';

/** The context of the account service's handlers. */
export interface AccountContext {
  readonly shards: ServiceShards;
  /** The IP address of the client. */
  readonly address: string;
  /** The origin of the page that sent the request; links in mails lead back to it. */
  readonly origin: string | undefined;
  /** The authenticated user; undefined in operations without authentication. */
  readonly visitor: RequestContext | undefined;
}

/** Returns the authenticated user; throws 401 without one. */
export function requireVisitor({ visitor }: AccountContext): RequestContext {
  if (!visitor) throw unauthorized('Sign in to do this.');
  return visitor;
}
