import { forbidden, invalid } from '@realmkit/contract-engine';
import type { components } from '@realmkit/openapi/types/control-panel';
import { and, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../../access/requestContext.ts';
import type { Executor } from '../../../../database/executor.ts';
import { assignableUnits } from '../../reach/staff.ts';
import type { Roles } from '../writeRoles.ts';
import { type PersonType, roleOfType } from './personType.ts';

type RequestedOrganizations = NonNullable<components['schemas']['UserData']['organizations']>;

/**
 * Returns the roles that a list of organisations assigns; throws 400 for an unknown organisation or a second type, 403 where the caller may
 * not add people.
 */
export async function resolveOrganizationRoles(
  staff: RequestContext,
  executor: Executor,
  type: PersonType,
  requested: RequestedOrganizations,
): Promise<Roles> {
  const { schoolUnits } = staff.shard.tables;
  const own = roleOfType[type];
  if (requested.some(({ role = own, admin = false }) => role !== own || (admin && own !== 'employee')))
    throw invalid('A user can have only one type.', { attribute: 'organizations', reason: 'oneType' });
  const ids = requested.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    throw invalid('An organisation is named twice.', { attribute: 'organizations', reason: 'uniqueItems' });
  const units = await executor
    .select({ uid: schoolUnits.uid, id: schoolUnits.id })
    .from(schoolUnits)
    .where(and(eq(schoolUnits.realm, staff.caller.realm), inArray(schoolUnits.id, ids)));
  const allowed = assignableUnits(staff, type);
  return new Map(
    requested.map(({ id, admin }) => {
      const unit = units.find((one) => one.id === id);
      if (!unit) throw invalid('There is no such organisation.', { attribute: 'organizations', reason: 'unknown' });
      if (allowed && !allowed.has(unit.uid)) throw forbidden('You may name organisations of yours only.');
      return [unit.uid, admin ? 'admin' : own] as const;
    }),
  );
}
