import { eq } from 'drizzle-orm';
import type { Access } from '../access/resolveAccess.ts';
import type { SigningKeys } from '../auth/signingKeys.ts';
import type { ServiceEnvironment } from '../serviceEnvironment.ts';

/** An authenticated user of the library, with the dependencies of its responses. */
export interface Reader extends Access {
  readonly keys: SigningKeys;
  readonly baseUrl: string;
}

/** Returns a caller as reader of the library. */
export const readerOf = ({ keys, baseUrl }: ServiceEnvironment, access: Access): Reader => ({ ...access, keys, baseUrl });

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
