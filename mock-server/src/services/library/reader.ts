import type { SigningKeys } from '../auth/signingKeys.ts';
import { authenticate, type SignedIn } from '../authenticate.ts';
import type { ServiceEnvironment } from '../serviceEnvironment.ts';

/** Somebody who uses the library, and what its answers are made with. */
export interface Reader extends SignedIn {
  readonly keys: SigningKeys;
  readonly baseUrl: string;
}

/** Lets a reader in by the Authorization header; throws 401. */
export async function authenticateReader(
  { callers, shards, keys, baseUrl }: ServiceEnvironment,
  authorization: string | null | undefined,
): Promise<Reader> {
  return { ...(await authenticate(callers, shards, authorization)), keys, baseUrl };
}

/** The reader of an operation that asks for a token; throws where the contract lets everybody in. */
export function requireReader(reader: Reader | undefined): Reader {
  if (!reader) throw new Error('An operation without a token has nobody signed in.');
  return reader;
}
