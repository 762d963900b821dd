import { HttpError, notFound } from '@realmkit/contract-engine';
import { currentRequestId } from '@realmkit/contract-engine/http';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../access/requestContext.ts';
import type { Executor } from '../../database/executor.ts';
import type { Tables } from '../../database/tables.ts';
import type { JobRow } from './run/runJob.ts';

class SyncError extends HttpError {
  readonly #type: string;
  constructor(errorType: string, errorMessage: string) {
    super(409, { name: 'ConflictError', message: errorMessage });
    this.#type = errorType;
  }

  override get responseBody(): unknown {
    return { errorMessage: this.message, errorType: this.#type, requestId: currentRequestId() };
  }
}

/** Returns a 409 error with the two fields of the sync service, the only error body that differs from the common one (admin §4). */
export function syncError(errorType: string, errorMessage: string): HttpError {
  return new SyncError(errorType, errorMessage);
}

/** Throws 409 if a job of an organisation is running. */
export async function requireNoJob(executor: Executor, { syncJobs }: Tables, org: string): Promise<void> {
  const [running] = await executor
    .select({ id: syncJobs.id })
    .from(syncJobs)
    .where(and(eq(syncJobs.schoolUid, org), eq(syncJobs.status, 'running')));
  if (running) throw syncError('SyncRunning', 'A sync of this organisation is running.');
}

/** Finds a sync of an organisation; throws 404 for an unknown id. With `lock` it is locked until the transaction ends. */
export async function findSync(
  { shard: { tables } }: RequestContext,
  executor: Executor,
  org: string,
  syncId: string,
  lock: 'share' | 'update' | undefined = undefined,
): Promise<Tables['syncs']['$inferSelect']> {
  const { syncs } = tables;
  const query = executor
    .select()
    .from(syncs)
    .where(and(eq(syncs.schoolUid, org), eq(syncs.syncId, syncId)));
  const [sync] = await (lock ? query.for(lock) : query);
  if (!sync) throw notFound('There is no such sync.');
  return sync;
}

/** Returns the public id of a job. */
export function jobIdOf({ realm, id }: Pick<JobRow, 'realm' | 'id'>): string {
  return `${realm}-job-${id}`;
}
