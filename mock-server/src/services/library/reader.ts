import { eq } from 'drizzle-orm';
import { authenticate } from '../auth/authenticate.ts';
import type { SigningKeys } from '../auth/signingKeys.ts';
import type { SignedIn } from '../caller.ts';
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

/** Returns the highest age of the books that a reader sees in the catalogue; undefined without an age filter. */
export async function findAgeFilter({ caller, shard }: Reader): Promise<number | undefined> {
  const { users } = shard.tables;
  const [user] = await shard.engine.database.select({ ageFilter: users.ageFilter }).from(users).where(eq(users.uid, caller.uid));
  return user?.ageFilter ?? undefined;
}

/** Returns the reader of an authenticated operation; throws for operations without authentication. */
export function requireReader(reader: Reader | undefined): Reader {
  if (!reader) throw new Error('An operation without a token has nobody signed in.');
  return reader;
}
