import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import { auditEntry } from '../reach/manager.ts';
import type { SubjectChanges } from '../rows/auditLog.ts';
import { finishAct } from '../rows/finishAct.ts';

/**
 * Runs a change in one transaction and finishes it, see {@link finishAct}. Returns the result of `apply`.
 */
export function auditedTransaction<Result>(
  manager: RequestContext,
  operationId: string,
  apply: (executor: Executor) => Promise<{ readonly changes: readonly SubjectChanges[]; readonly result: Result }>,
): Promise<Result> {
  const { engine, tables } = manager.shard;
  return engine.database.transaction(async (transaction) => {
    const { changes, result } = await apply(transaction);
    await finishAct(transaction, tables, auditEntry(manager, operationId), changes);
    return result;
  });
}
