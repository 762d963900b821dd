import { forbidden } from '@realmkit/contract-engine';
import { and, eq, inArray } from 'drizzle-orm';
import { unitsBelow } from '../../database/directory/schoolTree.ts';
import type { SignedIn } from '../caller.ts';
import type { ListReader } from '../directory/lists/listReader.ts';
import type { Manager } from '../directory/manager.ts';

/** A staff member: a superuser, an admin or an employee. `units` are all school units that they can see. */
export interface Staff extends Manager {
  /** The uids of the school units that the person administrates; undefined means all. */
  readonly adminUnits: ReadonlySet<string> | undefined;
}

/** Returns a user with the school units where they work; users who are no staff have none. */
export async function resolveStaff(visitor: SignedIn, lists: ListReader): Promise<Staff> {
  const { caller, shard } = visitor;
  if (caller.isSuperuser) return { ...visitor, lists, units: undefined, adminUnits: undefined };
  const { associations } = shard.tables;
  const own = await shard.engine.database
    .select({ schoolUid: associations.schoolUid, role: associations.role })
    .from(associations)
    .where(and(eq(associations.userUid, caller.uid), inArray(associations.role, ['admin', 'employee'])));
  const administrated = own.filter(({ role }) => role === 'admin').map(({ schoolUid }) => schoolUid);
  const adminUnits = new Set(await unitsBelow(shard.engine.database, shard.tables, administrated));
  return { ...visitor, lists, adminUnits, units: new Set([...adminUnits, ...own.map(({ schoolUid }) => schoolUid)]) };
}

/** Returns whether a staff member administrates a school unit. */
export function administrates({ adminUnits }: Pick<Staff, 'adminUnits'>, schoolUid: string): boolean {
  return adminUnits === undefined || adminUnits.has(schoolUid);
}

/** Throws 403 for a user without school units as staff. */
export function requireStaff({ units }: Staff): void {
  if (units?.size === 0) throw forbidden('You may not do this.');
}
