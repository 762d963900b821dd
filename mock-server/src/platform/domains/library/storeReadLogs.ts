import type { components } from '@realmkit/openapi/types/library';
import type { RequestContext } from '../../access/requestContext.ts';

/** Stores read logs in one statement and skips known ones. */
export async function storeReadLogs(
  { caller, shard: { engine, tables } }: RequestContext,
  logs: readonly components['schemas']['ReadLog'][],
): Promise<void> {
  const rows = logs.map(({ source: _source, ...log }) => ({ ...log, realm: caller.realm, userUid: caller.uid }));
  await engine.database.insert(tables.readLogs).values(rows).onConflictDoNothing();
}
