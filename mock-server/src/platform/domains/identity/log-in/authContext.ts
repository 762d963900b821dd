import type { RequestContext } from '../../../access/requestContext.ts';
import type { CallingPage } from './callingPage.ts';

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
  readonly visitor: RequestContext | undefined;
}
