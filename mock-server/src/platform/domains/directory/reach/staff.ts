import type { RequestContext } from '../../../access/requestContext.ts';
import type { PersonType } from '../people/control-panel/personType.ts';

/** Returns whether a staff member administrates a school unit. */
export function administrates({ reach: { adminUnits } }: Pick<RequestContext, 'reach'>, schoolUid: string): boolean {
  return adminUnits === undefined || adminUnits.has(schoolUid);
}

/** Returns the uids of the school units to which a caller may add people of a type; undefined means all. */
export function assignableUnits({ reach: { units, adminUnits } }: RequestContext, type: PersonType): ReadonlySet<string> | undefined {
  return type === 'students' ? units : adminUnits;
}
