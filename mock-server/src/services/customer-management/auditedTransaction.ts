import { type SubjectChanges, writeAuditLog } from '../../database/directory/auditLog.ts';
import { bumpListVersion } from '../../database/directory/sequences.ts';
import type { Executor } from '../../database/executor.ts';
import { auditEntry, type Manager } from './manager.ts';

/**
 * Carries out a change in one transaction, writes down who changed what of whom by which operation, and lets every process know that the
 * realm's lists are no longer what they were. Answers what `apply` answers beside the changes.
 */
export function auditedTransaction<Result>(
  manager: Manager,
  operationId: string,
  apply: (executor: Executor) => Promise<{ readonly changes: readonly SubjectChanges[]; readonly result: Result }>,
): Promise<Result> {
  const { engine, tables } = manager.shard;
  return engine.database.transaction(async (transaction) => {
    const { changes, result } = await apply(transaction);
    await writeAuditLog(transaction, tables, auditEntry(manager, operationId), changes);
    await bumpListVersion(transaction, tables, manager.caller.realm);
    return result;
  });
}
