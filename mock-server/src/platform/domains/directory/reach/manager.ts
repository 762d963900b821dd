import { forbidden } from '@realmkit/contract-engine';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Shard } from '../../../database/realms.ts';
import type { AuditedAction } from '../rows/auditLog.ts';

/** Returns a request; throws 403 if the data of its caller's realm are on another shard than this one. */
export function onShard(shard: Shard, context: RequestContext): RequestContext {
  const { caller } = context;
  if (context.shard.shard !== shard) throw forbidden(`The data of the realm ${caller.realm} are on the shard ${context.shard.shard}.`);
  return context;
}

/** Returns whether a manager may see and change a school unit and its contents. */
export function manages(manager: RequestContext, schoolUid: string): boolean {
  return manager.reach.units === undefined || manager.reach.units.has(schoolUid);
}

/** Returns whether a manager reaches a student at a school unit: as manager of the unit, or as member of a group there. */
export function reachesStudent(manager: RequestContext, userUid: string, schoolUid: string): boolean {
  const { schoolUids, studentUids } = manager.reach.ownGroups;
  return manages(manager, schoolUid) || (studentUids.has(userUid) && schoolUids.has(schoolUid));
}

/** Throws 403 if a school unit is not one of the manager's. */
export function requireUnit(manager: RequestContext, schoolUid: string): void {
  if (!manages(manager, schoolUid)) throw forbidden('This school unit is not one of yours.');
}

/** Returns the audit log data of an action of a manager; `action` is the operation id. */
export function auditEntry({ caller, now }: RequestContext, action: string): AuditedAction {
  return { realm: caller.realm, by: caller, action, at: now };
}
