import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { hasEmail } from '../rows/hasEmail.ts';

/** Returns whether another account of the realm has an email address or uses it as user name, however it is written. */
export async function isEmailInUse(executor: Executor, tables: Tables, realm: Realm, email: string, exceptUid = ''): Promise<boolean> {
  const [holder] = await executor
    .select({ uid: tables.users.uid })
    .from(tables.users)
    .where(and(hasEmail(tables, realm, email), ne(tables.users.uid, exceptUid)))
    .limit(1);
  if (holder) return true;
  const { credentials } = tables;
  const [namesake] = await executor
    .select({ uid: credentials.userUid })
    .from(credentials)
    .where(and(eq(credentials.realm, realm), eq(credentials.nameKey, comparisonKey(email)), ne(credentials.userUid, exceptUid)));
  return namesake !== undefined;
}
