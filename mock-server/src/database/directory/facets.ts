import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../executor.ts';
import type { Realm } from '../realms.ts';
import type { Tables } from '../tables.ts';
import { userFacets } from '../text/facets.ts';
import { vectorOf } from '../text/searchTerms.ts';

/** Writes the facets of users anew from their associations and memberships. To be called in the transaction that changed them. */
export async function refreshFacets(executor: Executor, { users, associations, memberships }: Tables, realm: Realm, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  const schools = await executor
    .select()
    .from(associations)
    .where(inArray(associations.userUid, [...uids]));
  const groups = await executor
    .select()
    .from(memberships)
    .where(inArray(memberships.userUid, [...uids]));
  const fresh = uids.map((uid) => ({
    uid,
    facets: vectorOf(
      userFacets(
        realm,
        schools.filter(({ userUid }) => userUid === uid),
        groups.filter(({ userUid }) => userUid === uid).map(({ groupUid }) => groupUid),
      ),
    ),
  }));
  await executor.execute(
    sql`update ${users} set facets = fresh.facets::tsvector from json_to_recordset(${JSON.stringify(fresh)}::json) as fresh(uid text, facets text) where ${users.uid} = fresh.uid`,
  );
}
