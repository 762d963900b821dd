import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';
import { prefixQuery } from '../../database/text/searchTerms.ts';

/** Returns whether another account of the realm has an email address or uses it as user name, regardless of case. */
export async function isEmailInUse(
  executor: Executor,
  { users, credentials }: Tables,
  realm: Realm,
  email: string,
  exceptUid = '',
): Promise<boolean> {
  const lowerCase = email.toLowerCase();
  // The word index narrows down the rows, so that the query stays fast with a million users.
  const [holder] = await executor
    .select({ uid: users.uid })
    .from(users)
    .where(
      and(
        eq(users.realm, realm),
        isNull(users.deletedAt),
        ne(users.uid, exceptUid),
        sql`${users.words} @@ ${prefixQuery(realm, 'everything', email)}::tsquery`,
        sql`lower(${users.email}) = ${lowerCase}`,
      ),
    )
    .limit(1);
  if (holder) return true;
  const [namesake] = await executor
    .select({ uid: credentials.userUid })
    .from(credentials)
    .where(and(eq(credentials.realm, realm), eq(credentials.nameKey, lowerCase), ne(credentials.userUid, exceptUid)));
  return namesake !== undefined;
}
