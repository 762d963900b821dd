import { forbidden } from '@realmkit/contract-engine';
import type { SignedIn } from '../../../access/caller.ts';
import type { Shard } from '../../../database/realms.ts';
import type { ListReader } from '../lists/listReader.ts';
import type { AuditedAction } from '../rows/auditLog.ts';
import type { OwnGroups } from './ownGroups.ts';
import type { Access } from './resolveAccess.ts';

/** A user who manages the whole realm or some school units. */
export interface UnitManager extends SignedIn {
  /** The uids of the school units the manager can see; undefined means all. */
  readonly units: ReadonlySet<string> | undefined;
  /** The groups that the manager reaches as one of their members, besides `units`. */
  readonly ownGroups: OwnGroups;
}

/** A manager with access to the lists of a shard. */
export interface Manager extends UnitManager {
  readonly lists: ListReader;
}

/** Returns a caller as manager on a shard; throws 403 if their realm's data are on the other shard. */
export function managerOn(shard: Shard, lists: ListReader, access: Access): Manager {
  const { caller } = access;
  if (access.shard.shard !== shard) throw forbidden(`The data of the realm ${caller.realm} are on the shard ${access.shard.shard}.`);
  return { ...access, lists };
}

/** Returns whether a manager may see and change a school unit and its contents. */
export function manages(manager: UnitManager, schoolUid: string): boolean {
  return manager.units === undefined || manager.units.has(schoolUid);
}

/** Returns whether a manager reaches a student at a school unit: as manager of the unit, or as member of a group there. */
export function reachesStudent(manager: UnitManager, userUid: string, schoolUid: string): boolean {
  const { schoolUids, studentUids } = manager.ownGroups;
  return manages(manager, schoolUid) || (studentUids.has(userUid) && schoolUids.has(schoolUid));
}

/** Throws 403 if a school unit is not one of the manager's. */
export function requireUnit(manager: UnitManager, schoolUid: string): void {
  if (!manages(manager, schoolUid)) throw forbidden('This school unit is not one of yours.');
}

/** Returns the audit log data of an action of a manager; `action` is the operation id. */
export function auditEntry({ caller, now }: UnitManager, action: string): AuditedAction {
  return { realm: caller.realm, by: caller, action, at: now };
}
