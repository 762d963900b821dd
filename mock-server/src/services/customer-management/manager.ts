import { and, eq } from 'drizzle-orm';
import { forbidden } from '../../contract/httpError.ts';
import type { AuditedAction } from '../../database/directory/auditLog.ts';
import { unitsBelow } from '../../database/directory/schoolTree.ts';
import type { Shard } from '../../database/realms.ts';
import type { SignedIn } from '../authenticate.ts';
import type { ListReader } from './lists/listReader.ts';

/** Somebody who may manage: everything of the realm, or some school units and what is in them. */
export interface UnitManager extends SignedIn {
  /** The uids of the school units the manager may see; undefined where that is all of them. */
  readonly units: ReadonlySet<string> | undefined;
}

/** A manager who reads the lists of a shard. */
export interface Manager extends UnitManager {
  readonly lists: ListReader;
}

/** Finds out what somebody may manage; throws 403 where that is nothing. */
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

/** Finds out what somebody may manage on a shard; throws 403 where that is nothing, or where the realm's data lie on the other shard. */
export async function resolveManager(visitor: SignedIn, shard: Shard, lists: ListReader): Promise<Manager> {
  const { caller } = visitor;
  if (visitor.shard.shard !== shard) throw forbidden(`The data of the realm ${caller.realm} are on the shard ${visitor.shard.shard}.`);
  return { ...(await resolveUnitManager(visitor)), lists };
}

/** Whether a manager may see and change a school unit and what is in it. */
export function manages(manager: UnitManager, schoolUid: string): boolean {
  return manager.units === undefined || manager.units.has(schoolUid);
}

/** Throws 403 where a manager may not touch a school unit. */
export function requireUnit(manager: UnitManager, schoolUid: string): void {
  if (!manages(manager, schoolUid)) throw forbidden('This school unit is not one of yours.');
}

/** What the audit log says of something a manager does; `action` is the operation's id. */
export function auditEntry({ caller, now }: UnitManager, action: string): AuditedAction {
  return { realm: caller.realm, by: caller, action, at: now };
}
