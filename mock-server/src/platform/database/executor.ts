import type { SQL } from 'drizzle-orm';
import type { Database } from './engine.ts';

/** A database or a transaction in it. */
export type Executor = Pick<Database, 'execute' | 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>;

/** Returns the rows of a statement that Drizzle's builders cannot write; `Row` is what the statement selects. */
export async function rowsOf<Row>(executor: Pick<Database, 'execute'>, statement: SQL): Promise<Row[]> {
  const result: unknown = await executor.execute(statement);
  const rows: unknown = typeof result === 'object' && result !== null && 'rows' in result ? result.rows : undefined;
  if (!Array.isArray(rows)) throw new Error('The driver answered without rows.');
  return rows;
}
