import { forbidden, type Handler, notFound } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/control-panel';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { manages } from '../reach/manager.ts';

type Organization = components['schemas']['Organization'];
type Unit = Pick<Tables['schoolUnits']['$inferSelect'], 'uid' | 'id' | 'name'>;

/** Returns the school units of the realm, or those of `uids`, sorted by name. */
export async function findSchoolUnits(staff: RequestContext, executor: Executor, uids: ReadonlySet<string> | undefined): Promise<Unit[]> {
  const { schoolUnits } = staff.shard.tables;
  return executor
    .select({ uid: schoolUnits.uid, id: schoolUnits.id, name: schoolUnits.name })
    .from(schoolUnits)
    .where(and(eq(schoolUnits.realm, staff.caller.realm), uids === undefined ? undefined : inArray(schoolUnits.uid, [...uids])))
    .orderBy(asc(schoolUnits.nameKey), asc(schoolUnits.id));
}

/** Returns a school unit as in the legacy contract. */
export function organizationBody({ id, name }: Unit): Organization {
  return { id, name };
}

/** Finds an organisation by its id; throws 404 for an unknown one, 403 if it is not one of the caller's. */
export async function findOrganization(staff: RequestContext, executor: Executor, id: number): Promise<Unit> {
  const { schoolUnits } = staff.shard.tables;
  const [unit] = await executor
    .select({ uid: schoolUnits.uid, id: schoolUnits.id, name: schoolUnits.name })
    .from(schoolUnits)
    .where(and(eq(schoolUnits.realm, staff.caller.realm), eq(schoolUnits.id, id)));
  if (!unit) throw notFound('There is no such organisation.');
  if (!manages(staff, unit.uid)) throw forbidden('This organisation is not one of yours.');
  return unit;
}

/** GET /v1/organizations. */
export const listOrganizations: Handler<operations['listOrganizations'], RequestContext> = async (_request, staff) => {
  const units = await findSchoolUnits(staff, staff.shard.engine.database, staff.reach.units);
  return { status: 200, body: { data: units.map(organizationBody) } };
};

/** GET /v1/organizations/{id}. */
export const getOrganization: Handler<operations['getOrganization'], RequestContext> = async ({ path }, staff) => ({
  status: 200,
  body: organizationBody(await findOrganization(staff, staff.shard.engine.database, path.id)),
});
