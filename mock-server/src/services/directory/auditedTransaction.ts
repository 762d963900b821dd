import { type SubjectChanges, writeAuditLog } from '../../database/directory/auditLog.ts';
import { bumpListVersion } from '../../database/directory/sequences.ts';
import type { Executor } from '../../database/executor.ts';
import { auditEntry, type Manager } from './manager.ts';

/**
 * Runs a change in one transaction, writes the audit log and bumps the version of the realm's lists for all processes. Returns the result
 * of `apply`.
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
