import { sql } from 'drizzle-orm';
import { type Executor, rowsOf } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';

function asTextArray(texts: readonly string[]) {
  return sql`array(select json_array_elements_text(${JSON.stringify(texts)}::json))`;
}

/** Returns the uids of school units and of all their descendants. */
export async function unitsBelow(executor: Executor, { schoolUnits }: Tables, uids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ uid: string }>(
    executor,
    sql`with recursive tree(uid) as (
      select uid from ${schoolUnits} where uid = any(${asTextArray(uids)})
      union select child.uid from ${schoolUnits} child join tree on child.parent = tree.uid
    ) select uid from tree`,
  );
  return rows.map(({ uid }) => uid);
}

/** Returns the uids of school units and of all their ancestors. */
export async function unitsAbove(executor: Executor, { schoolUnits }: Tables, uids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ uid: string }>(
    executor,
    sql`with recursive tree(uid, parent) as (
      select uid, parent from ${schoolUnits} where uid = any(${asTextArray(uids)})
      union select above.uid, above.parent from ${schoolUnits} above join tree on above.uid = tree.parent
    ) select uid from tree`,
  );
  return rows.map(({ uid }) => uid);
}
