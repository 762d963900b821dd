import { forbidden, type Handler, invalid } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/customer-management';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import { requireMatch, setTag } from '../../../http/setTag.ts';
import { auditedTransaction } from '../audit/auditedTransaction.ts';
import { fieldChanges } from '../audit/fieldChanges.ts';
import { refreshDenormalizedMemberships } from '../rows/denormalizedMemberships.ts';
import { lockSchoolUnits, lockUsers } from '../rows/directoryLocks.ts';
import { endUncoveredGrants } from '../rows/grants.ts';
import { unitsBelow } from '../rows/schoolTree.ts';
import { schoolUnitRow } from '../rows/schoolUnitRow.ts';
import type { Identifier } from '../tables.ts';
import { findReferencedSchoolUnit, lockSchoolUnit, type SchoolUnitRow } from './findSchoolUnit.ts';
import { identifierMembers, schoolUnitBody } from './schoolUnitBody.ts';

type SchoolUnitChange = components['schemas']['SchoolUnitChange'];

/** Throws 400 or 403 if a manager may not place a school unit below this parent, or at the top without one. */
export async function requireParent(manager: RequestContext, executor: Executor, parent: string | null): Promise<void> {
  if (parent !== null) await findReferencedSchoolUnit(manager, executor, parent, 'parent');
  else if (!manager.caller.isSuperuser) throw forbidden('Only a superuser may put a school unit at the top.');
}

/** Returns identifiers with only the last one of each type. */
export function uniqueByType(identifiers: readonly Identifier[]): Identifier[] {
  return [...new Map(identifiers.map((identifier) => [identifier.type, identifier])).values()];
}

async function requireAllowed(
  manager: RequestContext,
  executor: Executor,
  uid: string,
  { parent, status, active }: SchoolUnitChange,
): Promise<void> {
  if ((status !== undefined || active !== undefined) && !manager.caller.isSuperuser)
    throw forbidden('Only a superuser may change how the platform stands with a school unit.');
  if (parent === undefined) return;
  await requireParent(manager, executor, parent);
  if (parent !== null && (await unitsBelow(executor, manager.shard.tables, [uid])).includes(parent))
    throw invalid('A school unit cannot lie below itself.', { attribute: 'parent', reason: 'cycle' });
}

async function write(executor: Executor, manager: RequestContext, before: SchoolUnitRow, changed: SchoolUnitChange) {
  const { tables, caller } = { tables: manager.shard.tables, caller: manager.caller };
  const { schoolUnits, associations } = tables;
  const row = schoolUnitRow({ ...before, ...changed, realm: caller.realm });
  const [after] = await executor.update(schoolUnits).set(row).where(eq(schoolUnits.uid, before.uid)).returning();
  if (!after) throw new Error('The school unit was not written.');
  if (after.name !== before.name) {
    // Users are stored with the names of their school units.
    const people = await executor.select({ uid: associations.userUid }).from(associations).where(eq(associations.schoolUid, before.uid));
    const uids = people.map(({ uid }) => uid);
    await lockUsers(executor, tables, uids);
    await refreshDenormalizedMemberships(executor, tables, caller.realm, uids);
  }
  const ended = after.parent === before.parent ? [] : await endUncoveredGrants(executor, tables, caller.realm);
  const changes = [{ subject: before.uid, changes: fieldChanges(schoolUnitBody(before), schoolUnitBody(after)) }, ...ended];
  return { changes, result: after };
}

/** PATCH /schoolUnits/{id}: moves or detaches it, sets its identifiers, or changes other fields; with If-Match only if the identifiers are those that were read. */
export const updateSchoolUnit: Handler<operations['updateSchoolUnit'], RequestContext> = async ({ path, header, body }, manager) => {
  const updated = await auditedTransaction(manager, 'updateSchoolUnit', async (executor) => {
    // The tree is locked, because two concurrent moves could create a cycle.
    await lockSchoolUnits(executor, manager.shard.tables, manager.caller.realm);
    const before = await lockSchoolUnit(manager, executor, path.id);
    await requireAllowed(manager, executor, path.id, body);
    const identifiers = body.identifiers && uniqueByType(body.identifiers);
    requireMatch(header['If-Match'], identifierMembers(before.identifiers), identifiers && identifierMembers(identifiers));
    return write(executor, manager, before, { ...body, ...(identifiers && { identifiers }) });
  });
  return { status: 200, headers: { ETag: setTag(identifierMembers(updated.identifiers)) }, body: schoolUnitBody(updated) };
};

/** POST /schoolUnits/{id}/identifiers: replaces existing identifiers of the same type. */
export const addSchoolUnitIdentifiers: Handler<operations['addSchoolUnitIdentifiers'], RequestContext> = async (
  { path, body },
  manager,
) => {
  const updated = await auditedTransaction(manager, 'addSchoolUnitIdentifiers', async (executor) => {
    const before = await lockSchoolUnit(manager, executor, path.id);
    return write(executor, manager, before, { identifiers: uniqueByType([...before.identifiers, ...body.identifiers]) });
  });
  return { status: 200, body: schoolUnitBody(updated) };
};
