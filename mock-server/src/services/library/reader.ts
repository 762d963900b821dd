import type { SigningKeys } from '../auth/signingKeys.ts';
import { authenticate, type SignedIn } from '../authenticate.ts';
import type { ServiceEnvironment } from '../serviceEnvironment.ts';

/** An authenticated user of the library, with the dependencies of its responses. */
export interface Reader extends SignedIn {
  readonly keys: SigningKeys;
  readonly baseUrl: string;
}

/** Authenticates a reader by the Authorization header; throws 401. */
export async function authenticateReader(
  { callers, shards, keys, baseUrl }: ServiceEnvironment,
  authorization: string | null | undefined,
): Promise<Reader> {
  return { ...(await authenticate(callers, shards, authorization)), keys, baseUrl };
}

/** Returns the reader of an authenticated operation; throws for operations without authentication. */
export function requireReader(reader: Reader | undefined): Reader {
  if (!reader) throw new Error('An operation without a token has nobody signed in.');
  return reader;
}
