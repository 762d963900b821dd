import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';

/** Returns the condition for the users of a realm with an email address, however it is written; deleted users have none. */
export const hasEmail = ({ users }: Pick<Tables, 'users'>, realm: Realm, email: string): SQL | undefined =>
  and(eq(users.realm, realm), isNull(users.deletedAt), eq(users.emailComparisonKey, comparisonKey(email)));
