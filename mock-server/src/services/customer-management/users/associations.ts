import { forbidden, invalid } from '@realmkit/contract-engine';
import { and, eq, inArray } from 'drizzle-orm';
import { refreshDenormalizedMemberships } from '../../../database/directory/denormalizedMemberships.ts';
import { endSignIns, losesRights } from '../../../database/directory/endSignIns.ts';
import { endGrantsOfUser } from '../../../database/directory/grants.ts';
import { unitsBelow } from '../../../database/directory/schoolTree.ts';
import { allocateIds } from '../../../database/directory/sequences.ts';
import type { Executor } from '../../../database/executor.ts';
import type { FieldChange } from '../../../database/tables/customerManagement.ts';
import type { Tables } from '../../../database/tables.ts';
import { type Manager, manages } from '../manager.ts';
import { requireAdministratorLeft } from './ownAccount.ts';

type Role = Tables['associations']['$inferSelect']['role'];
/** The role of a user in each school unit, by the unit's uid. */
export type Roles = ReadonlyMap<string, Role>;

function typeOf(role: Role): string {
  return role === 'student' || role === 'guardian' ? role : 'employee';
}

/** Throws 400 if roles are of two user types (admin §5) or empty. */
export function requireOneType(roles: Roles): void {
  if (roles.size === 0)
    throw invalid('A user must keep at least one organisation.', { attribute: 'schoolAssociations', reason: 'minItems' });
  if (new Set([...roles.values()].map(typeOf)).size > 1)
    throw invalid('A user can have only one type.', { attribute: 'role', reason: 'oneType' });
}

/** Returns the roles of an association list; `addToSubSchools` includes all units below that the list does not name itself. */
export async function resolveRoles(
  manager: Manager,
  executor: Executor,
  requested: readonly { readonly schoolUid: string; readonly role: Role; readonly addToSubSchools?: boolean }[],
): Promise<Roles> {
  const { tables } = manager.shard;
  const named = new Map(requested.map(({ schoolUid, role }) => [schoolUid, role]));
  if (named.size < requested.length)
    throw invalid('A school unit is named twice.', { attribute: 'schoolAssociations', reason: 'uniqueItems' });
  const known = await executor
    .select({ uid: tables.schoolUnits.uid })
    .from(tables.schoolUnits)
    .where(and(inArray(tables.schoolUnits.uid, [...named.keys()]), eq(tables.schoolUnits.realm, manager.caller.realm)));
  if (known.length < named.size) throw invalid('There is no such school unit.', { attribute: 'schoolUid', reason: 'unknown' });
  if (![...named.keys()].every((uid) => manages(manager, uid))) throw forbidden('You may name school units of yours only.');
  const roles = new Map<string, Role>();
  for (const { schoolUid, role, addToSubSchools } of requested)
    if (addToSubSchools) for (const uid of await unitsBelow(executor, tables, [schoolUid])) roles.set(uid, role);
  for (const [uid, role] of named) roles.set(uid, role);
  return roles;
}

/**
 * Writes the associations of a user and returns the changes; logins end if rights do. Throws 403 if callers are the last administrators of a unit
 * that they leave. The user must be locked.
 */
export async function writeRoles(
  manager: Manager,
  executor: Executor,
  userUid: string,
  before: Roles,
  after: Roles,
): Promise<FieldChange[]> {
  const { tables } = manager.shard;
  const { associations } = tables;
  const { realm } = manager.caller;
  await requireAdministratorLeft(manager, executor, userUid, before, after);
  const gone = [...before.keys()].filter((uid) => !after.has(uid));
  const fresh = [...after].filter(([uid]) => !before.has(uid));
  const changed = [...after].filter(([uid, role]) => before.has(uid) && before.get(uid) !== role);
  if (gone.length > 0)
    await executor.delete(associations).where(and(eq(associations.userUid, userUid), inArray(associations.schoolUid, gone)));
  for (const [schoolUid, role] of changed)
    await executor
      .update(associations)
      .set({ role })
      .where(and(eq(associations.userUid, userUid), eq(associations.schoolUid, schoolUid)));
  if (fresh.length > 0) {
    const first = await allocateIds(executor, tables, realm, 'association', fresh.length);
    await executor
      .insert(associations)
      .values(fresh.map(([schoolUid, role], index) => ({ userUid, schoolUid, role, realm, id: first + index })));
  }
  if (losesRights(before, after)) await endSignIns(executor, tables, [userUid], manager.now);
  await refreshDenormalizedMemberships(executor, tables, realm, [userUid]);
  const ended = gone.length > 0 ? await endGrantsOfUser(executor, tables, realm, userUid) : [];
  return [
    ...[...gone, ...fresh.map(([uid]) => uid), ...changed.map(([uid]) => uid)].map((uid) => ({
      field: `schoolAssociations.${uid}.role`,
      before: before.get(uid) ?? null,
      after: after.get(uid) ?? null,
    })),
    ...ended.flatMap(({ changes }) => changes),
  ];
}
