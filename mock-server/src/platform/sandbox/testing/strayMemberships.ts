import { sql } from 'drizzle-orm';
import { rowsOf } from '../../database/executor.ts';
import type { TestSandbox } from './testSandbox.ts';

/** Returns the memberships of people who have no association with the school unit of the group: after every act there are none. */
export function strayMemberships({ shards }: Pick<TestSandbox, 'shards'>): Promise<{ userUid: string; groupUid: string }[]> {
  const { engine, tables } = shards.eu;
  const { memberships, groups, associations } = tables;
  return rowsOf(
    engine.database,
    sql`select m.user_uid as "userUid", m.group_uid as "groupUid" from ${memberships} m join ${groups} g on g.uid = m.group_uid
      where not exists (select from ${associations} a where a.user_uid = m.user_uid and a.school_uid = g.school_uid)`,
  );
}
