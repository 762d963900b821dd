import { and, eq } from 'drizzle-orm';
import { invalid, notFound } from '../../../contract/httpError.ts';
import { allocateIds, largestId } from '../../../database/directory/sequences.ts';
import type { Executor } from '../../../database/executor.ts';
import { auditedTransaction } from '../auditedTransaction.ts';
import { fieldChanges } from '../fieldChanges.ts';
import type { ListSource } from '../lists/listSource.ts';
import type { Manager } from '../manager.ts';
import { tableName } from '../managerLists.ts';

/** The kind of owner of subscription periods. */
export type PeriodKind = 'user' | 'schoolUnit';

/** The type and the dates of a period. */
export interface PeriodTerms {
  readonly type: string;
  readonly startDate: string;
  readonly endDate: string | null;
}

/** A check that throws 403 or 404 if the manager may not change the periods of an owner. */
export type OwnerCheck = (executor: Executor, owner: string) => Promise<unknown>;

function periodTable({ shard: { tables } }: Manager, kind: PeriodKind) {
  return kind === 'user' ? tables.userPeriods : tables.schoolUnitPeriods;
}

async function requireTerms(
  { shard: { tables }, caller }: Manager,
  executor: Executor,
  { type, startDate, endDate }: PeriodTerms,
): Promise<void> {
  if (endDate !== null && endDate < startDate)
    throw invalid('The end lies before the start.', { attribute: 'endDate', reason: 'beforeStart' });
  const { subscriptionTypes } = tables;
  const [known] = await executor
    .select()
    .from(subscriptionTypes)
    .where(and(eq(subscriptionTypes.realm, caller.realm), eq(subscriptionTypes.type, type)));
  if (!known) throw invalid('There is no such subscription type.', { attribute: 'type', reason: 'unknown' });
}

async function findPeriod(manager: Manager, executor: Executor, kind: PeriodKind, id: number) {
  const table = periodTable(manager, kind);
  if (id > largestId) throw notFound('There is no such period.');
  const [period] = await executor
    .select()
    .from(table)
    .where(and(eq(table.realm, manager.caller.realm), eq(table.id, id)))
    .for('update');
  if (!period) throw notFound('There is no such period.');
  return period;
}

function loggedChanges(id: number, before: PeriodTerms | undefined, after: PeriodTerms | undefined) {
  const named = (terms: PeriodTerms | undefined) =>
    terms && { [`subscriptionPeriods.${id}`]: `${terms.type} ${terms.startDate}–${terms.endDate ?? ''}` };
  return fieldChanges(named(before) ?? {}, named(after) ?? {});
}

/** Returns the source of the period list of a kind. */
export function periodSource({ shard: { shard } }: Manager, kind: PeriodKind): ListSource {
  return {
    from: `${tableName(shard, kind === 'user' ? 'user_periods' : 'school_unit_periods')} p`,
    columns: () =>
      `p.id as "legacyId", p.owner as "${kind === 'user' ? 'userUid' : 'schoolUid'}", p.type, p.start_date as "startDate", p.end_date as "endDate"`,
    sortColumns: {
      id: ['p.id'],
      legacyId: ['p.id'],
      type: ['p.type', 'p.id'],
      startDate: ['p.start_date', 'p.id'],
      // An open end sorts after any date.
      endDate: [`coalesce(p.end_date, 'infinity')`, 'p.id'],
    },
  };
}

/** Adds a period to an owner and returns its id. */
export function createPeriod(
  manager: Manager,
  action: string,
  kind: PeriodKind,
  owner: string,
  terms: PeriodTerms,
  check: OwnerCheck,
): Promise<number> {
  return auditedTransaction(manager, action, async (executor) => {
    await check(executor, owner);
    await requireTerms(manager, executor, terms);
    const { realm } = manager.caller;
    const id = await allocateIds(executor, manager.shard.tables, realm, kind === 'user' ? 'userPeriod' : 'schoolUnitPeriod');
    const { type, startDate, endDate } = terms;
    await executor.insert(periodTable(manager, kind)).values({ realm, id, owner, type, startDate, endDate });
    return { changes: [{ subject: owner, changes: loggedChanges(id, undefined, terms) }], result: id };
  });
}

/** Replaces type and dates of a period; its owner stays. */
export function updatePeriod(
  manager: Manager,
  action: string,
  kind: PeriodKind,
  id: number,
  terms: PeriodTerms,
  check: OwnerCheck,
): Promise<void> {
  return auditedTransaction(manager, action, async (executor) => {
    const before = await findPeriod(manager, executor, kind, id);
    await check(executor, before.owner);
    await requireTerms(manager, executor, terms);
    const table = periodTable(manager, kind);
    const { type, startDate, endDate } = terms;
    await executor
      .update(table)
      .set({ type, startDate, endDate })
      .where(and(eq(table.realm, manager.caller.realm), eq(table.id, id)));
    return { changes: [{ subject: before.owner, changes: loggedChanges(id, before, terms) }], result: undefined };
  });
}

/** Deletes a period of an owner; throws 404 if it has another owner. */
export function deletePeriod(
  manager: Manager,
  action: string,
  kind: PeriodKind,
  id: number,
  owner: string,
  check: OwnerCheck,
): Promise<void> {
  return auditedTransaction(manager, action, async (executor) => {
    await check(executor, owner);
    const before = await findPeriod(manager, executor, kind, id);
    if (before.owner !== owner) throw notFound('The period belongs to somebody else.');
    const table = periodTable(manager, kind);
    await executor.delete(table).where(and(eq(table.realm, manager.caller.realm), eq(table.id, id)));
    return { changes: [{ subject: owner, changes: loggedChanges(id, before, undefined) }], result: undefined };
  });
}
