import { forbidden } from '@realmkit/contract-engine';
import { and, eq } from 'drizzle-orm';
import type { AuditedAction } from '../../database/directory/auditLog.ts';
import { unitsBelow } from '../../database/directory/schoolTree.ts';
import type { Shard } from '../../database/realms.ts';
import type { SignedIn } from '../caller.ts';
import type { ListReader } from './lists/listReader.ts';

/** A user who manages the whole realm or some school units. */
export interface UnitManager extends SignedIn {
  /** The uids of the school units the manager can see; undefined means all. */
  readonly units: ReadonlySet<string> | undefined;
}

/** A manager with access to the lists of a shard. */
export interface Manager extends UnitManager {
  readonly lists: ListReader;
}

/** Returns a user with the school units that they manage; throws 403 if there are none. */
export async function resolveUnitManager(visitor: SignedIn): Promise<UnitManager> {
  const { caller } = visitor;
  const { engine, tables } = visitor.shard;
  if (caller.isSuperuser) return { ...visitor, units: undefined };
  const own = await engine.database
    .select({ schoolUid: tables.associations.schoolUid })
    .from(tables.associations)
    .where(and(eq(tables.associations.userUid, caller.uid), eq(tables.associations.role, 'admin')));
  if (own.length === 0) throw forbidden('You may not do this.');
  const units = await unitsBelow(
    engine.database,
    tables,
    own.map(({ schoolUid }) => schoolUid),
  );
  return { ...visitor, units: new Set(units) };
}

/** Returns a user as manager on a shard; throws 403 if they manage nothing or their realm's data are on the other shard. */
export async function resolveManager(visitor: SignedIn, shard: Shard, lists: ListReader): Promise<Manager> {
  const { caller } = visitor;
  if (visitor.shard.shard !== shard) throw forbidden(`The data of the realm ${caller.realm} are on the shard ${visitor.shard.shard}.`);
  return { ...(await resolveUnitManager(visitor)), lists };
}

/** Returns whether a manager may see and change a school unit and its contents. */
export function manages(manager: UnitManager, schoolUid: string): boolean {
  return manager.units === undefined || manager.units.has(schoolUid);
}

/** Throws 403 if a school unit is not one of the manager's. */
export function requireUnit(manager: UnitManager, schoolUid: string): void {
  if (!manages(manager, schoolUid)) throw forbidden('This school unit is not one of yours.');
}

/** Returns the audit log data of an action of a manager; `action` is the operation id. */
export function auditEntry({ caller, now }: UnitManager, action: string): AuditedAction {
  return { realm: caller.realm, by: caller, action, at: now };
}
