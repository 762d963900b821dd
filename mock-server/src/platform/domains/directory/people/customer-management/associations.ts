import { forbidden, invalid } from '@realmkit/contract-engine';
import { and, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../../access/requestContext.ts';
import type { Executor } from '../../../../database/executor.ts';
import { manages } from '../../reach/manager.ts';
import { unitsBelow } from '../../rows/schoolTree.ts';
import type { Role, Roles } from '../writeRoles.ts';

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

/** Returns the roles that a manager sees as members of a set. */
export function roleMembers(manager: RequestContext, roles: Roles): string[] {
  return [...roles].filter(([uid]) => manages(manager, uid)).map(([uid, role]) => `${uid} ${role}`);
}

/** Returns the roles of an association list; `addToSubSchools` includes all units below that the list does not name itself. */
export async function resolveRoles(
  manager: RequestContext,
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
