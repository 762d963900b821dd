import { conflict } from '@realmkit/contract-engine';
import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { allocateIds } from '../rows/sequences.ts';

/** The realm and the shard in which a user name is claimed. */
export interface NameSpace {
  readonly caller: Pick<RequestContext['caller'], 'realm'>;
  readonly shard: Pick<RequestContext['shard'], 'tables'>;
}

/**
 * Allocates an id for a user, or none (`count` 0), which also locks the user names of the realm, so that concurrent requests for the same
 * name are serialized; throws 409 if another user has the name. Returns the id.
 */
export async function claimUserName(
  { caller: { realm }, shard: { tables } }: NameSpace,
  executor: Executor,
  userName: string,
  { count, exceptUid = '' }: { readonly count: 0 | 1; readonly exceptUid?: string },
): Promise<number> {
  const id = await allocateIds(executor, tables, realm, 'user', count);
  if (await isTaken(executor, tables))
    throw conflict('There is a person with this user name.', { attribute: 'username', reason: 'unique' });
  return id;

  async function isTaken(reader: Executor, { users, credentials }: Tables): Promise<boolean> {
    const key = comparisonKey(userName);
    const holders = reader
      .select({ uid: credentials.userUid })
      .from(credentials)
      .where(and(eq(credentials.realm, realm), eq(credentials.nameKey, key), ne(credentials.userUid, exceptUid)));
    const namesakes = reader
      .select({ uid: users.uid })
      .from(users)
      .where(and(eq(users.realm, realm), eq(users.userNameComparisonKey, key), isNull(users.deletedAt), ne(users.uid, exceptUid)));
    const [taken] = await unionAll(holders, namesakes).limit(1);
    return taken !== undefined;
  }
}
