import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { erasureDays } from '@realmkit/openapi/personal-data';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';

/** An account that its owner deleted, and who knows its password is the owner. */
export interface DeletedAccount {
  readonly user: Tables['users']['$inferSelect'];
  readonly passwordHash: string | undefined;
}

/** Finds the account of a user name that its owner deleted last and that is not erased yet. */
export async function findDeletedByOwner(
  { engine, tables: { users, removedUsers } }: ServiceShard,
  realm: Realm,
  userName: string,
  now: number,
): Promise<DeletedAccount | undefined> {
  const [found] = await engine.database
    .select({ user: users, passwordHash: removedUsers.passwordHash })
    .from(users)
    .innerJoin(removedUsers, and(eq(removedUsers.userUid, users.uid), eq(removedUsers.byOwner, true)))
    .where(
      and(
        eq(users.realm, realm),
        eq(users.userNameComparisonKey, comparisonKey(userName)),
        gt(users.deletedAt, now - erasureDays * 24 * 3_600_000),
      ),
    )
    .orderBy(desc(users.deletedAt))
    .limit(1);
  return found && { user: found.user, passwordHash: found.passwordHash ?? undefined };
}
