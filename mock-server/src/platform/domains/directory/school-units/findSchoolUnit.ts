import { invalid, notFound } from '@realmkit/contract-engine';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { requireUnit } from '../reach/manager.ts';

/** A row of the table school_units. */
export type SchoolUnitRow = Tables['schoolUnits']['$inferSelect'];

async function selectSchoolUnit(manager: RequestContext, executor: Executor, uid: string): Promise<SchoolUnitRow | undefined> {
  const { schoolUnits } = manager.shard.tables;
  const [row] = await executor
    .select()
    .from(schoolUnits)
    .where(and(eq(schoolUnits.uid, uid), eq(schoolUnits.realm, manager.caller.realm)));
  return row;
}

/** Finds a school unit of the manager; throws 404 for an unknown one, 403 if it is not one of the manager's. */
export async function findSchoolUnit(manager: RequestContext, executor: Executor, uid: string): Promise<SchoolUnitRow> {
  const row = await selectSchoolUnit(manager, executor, uid);
  if (!row) throw notFound('There is no such school unit.');
  requireUnit(manager, uid);
  return row;
}

/** Finds a school unit and locks it until the transaction ends. */
export async function lockSchoolUnit(manager: RequestContext, executor: Executor, uid: string): Promise<SchoolUnitRow> {
  const { schoolUnits } = manager.shard.tables;
  await executor.select({ uid: schoolUnits.uid }).from(schoolUnits).where(eq(schoolUnits.uid, uid)).for('update');
  return findSchoolUnit(manager, executor, uid);
}

/** Finds a school unit that an attribute of the body refers to; throws 400 for an unknown one, 403 if it is not one of the manager's. */
export async function findReferencedSchoolUnit(
  manager: RequestContext,
  executor: Executor,
  uid: string,
  attribute: string,
): Promise<SchoolUnitRow> {
  const row = await selectSchoolUnit(manager, executor, uid);
  if (!row) throw invalid('There is no such school unit.', { attribute, reason: 'unknown' });
  requireUnit(manager, uid);
  return row;
}
