import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { and, arrayOverlaps, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { lockUsers } from '../../directory/index.ts';
import type { KnownUser } from './planPeople.ts';
import type { MappedSchool } from './planSchools.ts';

interface ReadOptions {
  readonly realm: Realm;
  readonly mappedSchools: readonly MappedSchool[];
  readonly groupUids: readonly string[];
  /** Whether to lock these people until the transaction ends. */
  readonly lock: boolean;
}

/**
 * Matches people with users: by their id, otherwise by the school address; includes the linked users of the school units who are not in the
 * register.
 */
async function findLinks(
  executor: Executor,
  tables: Tables,
  { realm, mappedSchools }: ReadOptions,
): Promise<{ byId: Map<string, string>; byAddress: Map<string, string> }> {
  const { registerLinks, associations, users } = tables;
  const people = mappedSchools.flatMap(({ school }) => school.people);
  const ids = [...new Set(people.map(({ externalId }) => externalId))];
  const columns = { externalId: registerLinks.externalId, userUid: registerLinks.userUid };
  const living = and(eq(users.uid, registerLinks.userUid), isNull(users.deletedAt));
  const named = ids.length
    ? await executor
        .select(columns)
        .from(registerLinks)
        .innerJoin(users, living)
        .where(and(eq(registerLinks.realm, realm), inArray(registerLinks.externalId, ids)))
    : [];
  const present = await executor
    .selectDistinct(columns)
    .from(registerLinks)
    .innerJoin(users, living)
    .innerJoin(associations, eq(associations.userUid, registerLinks.userUid))
    .where(
      inArray(
        associations.schoolUid,
        mappedSchools.map(({ unit }) => unit.uid),
      ),
    );
  const byId = new Map([...named, ...present].map(({ externalId, userUid }) => [externalId, userUid]));
  const taken = new Set(byId.values());
  const unknown = people.filter(({ externalId, address }) => !byId.has(externalId) && address !== '');
  if (unknown.length === 0) return { byId, byAddress: new Map() };
  const addresses = unknown.map(({ address }) => comparisonKey(address));
  const found = await executor
    .select({ uid: users.uid, keys: users.identifierComparisonKeys })
    .from(users)
    .where(and(eq(users.realm, realm), isNull(users.deletedAt), arrayOverlaps(users.identifierComparisonKeys, addresses)));
  const free = found.filter(({ uid }) => !taken.has(uid));
  const uidOf = new Map(free.flatMap(({ uid, keys }) => (keys ?? []).map((key) => [key, uid] as const)));
  const byAddress = new Map<string, string>();
  for (const { externalId, address } of unknown) {
    const uid = uidOf.get(comparisonKey(address));
    if (uid === undefined) continue;
    byAddress.set(externalId, uid);
    uidOf.delete(comparisonKey(address));
  }
  return { byId, byAddress };
}

/** Reads the users who may match the register, by their ids there. The school units and their groups must be locked. */
export async function readPeople(executor: Executor, tables: Tables, options: ReadOptions): Promise<Map<string, KnownUser>> {
  const { users, associations, memberships } = tables;
  const { byId, byAddress } = await findLinks(executor, tables, options);
  const { groupUids } = options;
  const members = groupUids.length
    ? await executor
        .selectDistinct({ uid: memberships.userUid })
        .from(memberships)
        .where(inArray(memberships.groupUid, [...groupUids]))
    : [];
  const uids = [...byId.values(), ...byAddress.values()];
  // Members of deleted groups are locked too, so that all locks are taken in one order.
  if (options.lock) await lockUsers(executor, tables, [...new Set([...uids, ...members.map(({ uid }) => uid)])]);
  if (uids.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(users)
    .where(and(inArray(users.uid, uids), isNull(users.deletedAt)));
  const roles = Map.groupBy(
    await executor.select().from(associations).where(inArray(associations.userUid, uids)),
    ({ userUid }) => userUid,
  );
  const groups = groupUids.length
    ? await executor
        .select({ userUid: memberships.userUid, groupUid: memberships.groupUid })
        .from(memberships)
        .where(and(inArray(memberships.userUid, uids), inArray(memberships.groupUid, [...groupUids])))
    : [];
  const groupsOf = Map.groupBy(groups, ({ userUid }) => userUid);
  const rowOf = new Map(rows.map((row) => [row.uid, row]));
  return new Map(
    [...byId, ...byAddress].flatMap(([externalId, uid]): [string, KnownUser][] => {
      const row = rowOf.get(uid);
      if (!row) return [];
      const { userName, firstName, lastName, superuser } = row;
      const user: KnownUser = {
        uid,
        userName,
        firstName,
        lastName,
        superuser,
        roles: new Map((roles.get(uid) ?? []).map(({ schoolUid, role }) => [schoolUid, role])),
        groupUids: new Set((groupsOf.get(uid) ?? []).map(({ groupUid }) => groupUid)),
        linkedTo: byId.has(externalId) ? externalId : undefined,
      };
      return [[externalId, user]];
    }),
  );
}
