import type { PersonType } from '../people/control-panel/personType.ts';
import type { Manager } from './manager.ts';
import type { Access } from './resolveAccess.ts';

/** A staff member: a superuser, an admin or an employee. `units` are all school units that they can see, `adminUnits` those that they administrate. */
export type Staff = Access & Manager;

/** Returns whether a staff member administrates a school unit. */
export function administrates({ adminUnits }: Pick<Staff, 'adminUnits'>, schoolUid: string): boolean {
  return adminUnits === undefined || adminUnits.has(schoolUid);
}

/** Returns the uids of the school units to which a caller may add people of a type; undefined means all. */
export function assignableUnits({ units, adminUnits }: Staff, type: PersonType): ReadonlySet<string> | undefined {
  return type === 'students' ? units : adminUnits;
}
