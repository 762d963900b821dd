import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { consumerSchoolUnitUid } from '../rows/schoolUnitRow.ts';

type User = Tables['users']['$inferSelect'];

/** Returns whether a family account has its email address as user name: it follows the address (shell §5, consumer market). */
export async function isNamedByEmail(
  executor: Executor,
  { associations }: Tables,
  { uid, realm, userName, email }: User,
): Promise<boolean> {
  if (email === null || comparisonKey(userName) !== comparisonKey(email)) return false;
  const [family] = await executor
    .select({ uid: associations.schoolUid })
    .from(associations)
    .where(and(eq(associations.userUid, uid), eq(associations.schoolUid, consumerSchoolUnitUid(realm))));
  return family !== undefined;
}
