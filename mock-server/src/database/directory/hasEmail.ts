import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Realm } from '../realms.ts';
import type { Tables } from '../tables.ts';
import { prefixQuery } from '../text/searchTerms.ts';

/** Returns the condition for the users of a realm with an email address, regardless of case; deleted users have none. */
export const hasEmail = ({ users }: Pick<Tables, 'users'>, realm: Realm, email: string): SQL | undefined =>
  and(
    eq(users.realm, realm),
    isNull(users.deletedAt),
    // The word index narrows down the rows, so that the query stays fast with a million users.
    sql`${users.words} @@ ${prefixQuery(realm, 'everything', email)}::tsquery`,
    sql`lower(${users.email}) = ${email.toLowerCase()}`,
  );
