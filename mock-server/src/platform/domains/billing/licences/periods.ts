import { conflict, invalid, notFound } from '@realmkit/contract-engine';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import {
  allocateIds,
  auditedTransaction,
  endUncoveredGrants,
  type ListSource,
  largestId,
  liesWithin,
  lockSchoolUnitsShared,
  lockSequence,
  lockUsers,
  type PeriodKind,
  type PeriodTerms,
  periodChanges,
  tableName,
  type Values,
} from '../../directory/index.ts';
import { grantForbidden, grantingUnits, type RequestedGrant, requireGrantSource, requireLicences } from './grantSource.ts';
import { findGrants, licencesUsed } from './licences.ts';
import { dayOf } from './subscriptionPeriods.ts';

/** A check that throws 403 or 404 if the manager may not change the periods of an owner. */
export type OwnerCheck = (executor: Executor, owner: string) => Promise<unknown>;

function periodTable({ shard: { tables } }: RequestContext, kind: PeriodKind) {
  return kind === 'user' ? tables.userPeriods : tables.schoolUnitPeriods;
}

async function requireTerms(
  { shard: { tables }, caller }: RequestContext,
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

interface PeriodRow extends PeriodTerms {
  readonly owner: string;
  readonly grantedFrom: number | null;
  readonly licences: number | null;
}

async function findPeriod(manager: RequestContext, executor: Executor, kind: PeriodKind, id: number): Promise<PeriodRow> {
  const table = periodTable(manager, kind);
  if (id > largestId) throw notFound('There is no such period.');
  const [period] = await executor
    .select()
    .from(table)
    .where(and(eq(table.realm, manager.caller.realm), eq(table.id, id)))
    .for('update');
  if (!period) throw notFound('There is no such period.');
  return { licences: null, ...period };
}

/** Locks the realm's periods until the transaction ends: two administrators cannot take the last licence at the same time. */
async function lockPeriods({ shard: { tables }, caller }: RequestContext, executor: Executor): Promise<void> {
  await lockSequence(executor, tables, caller.realm, 'schoolUnitPeriod');
}

async function requireUnique(
  manager: RequestContext,
  executor: Executor,
  kind: PeriodKind,
  owner: string,
  terms: PeriodTerms,
  id?: number,
) {
  const table = periodTable(manager, kind);
  const { type, startDate, endDate } = terms;
  const [same] = await executor
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.owner, owner),
        eq(table.type, type),
        eq(table.startDate, startDate),
        endDate === null ? isNull(table.endDate) : eq(table.endDate, endDate),
        id === undefined ? undefined : ne(table.id, id),
      ),
    );
  if (same) throw conflict('There is such a period already.', { attribute: 'type', reason: 'exists' });
}

/** Throws 403 if a manager may not change a period: a superuser may change any, an administrator what one gave to others than the caller's own unit. */
async function requireOwnGrant(manager: RequestContext, executor: Executor, kind: PeriodKind, period: PeriodRow): Promise<void> {
  if (manager.caller.isSuperuser) return;
  if (period.grantedFrom === null) throw grantForbidden('A superuser set this period.', 'id', 'setBySuperuser');
  if (kind === 'schoolUnit' && (await grantingUnits(manager, executor, kind, period.owner)).length === 0)
    throw grantForbidden('Only a superuser sets what your own school unit holds.', 'schoolUid', 'notBelow');
}

/** Returns what a period is given from; null if a superuser sets it. A grant that a superuser changes stays one while it lies within what is held. */
async function grantedFromOf(
  manager: RequestContext,
  executor: Executor,
  grant: RequestedGrant,
  before: number | null,
): Promise<number | null> {
  if (!manager.caller.isSuperuser) return requireGrantSource(manager, executor, grant);
  if (before === null) return null;
  const held = await findPeriod(manager, executor, 'schoolUnit', before);
  return liesWithin(grant.terms, held) ? before : null;
}

/** Returns the source of the period list of a kind. */
export function periodSource({ shard: { shard }, reach: { units } }: RequestContext, kind: PeriodKind): ListSource {
  const editable = (values: Values): string => {
    if (!units) return 'true';
    if (kind === 'user') return 'p.granted_from is not null';
    return `(p.granted_from is not null and exists (select from ${tableName(shard, 'school_units')} u
      where u.uid = p.owner and u.parent = any(${values.add([...units])}::text[])))`;
  };
  return {
    from: `${tableName(shard, kind === 'user' ? 'user_periods' : 'school_unit_periods')} p`,
    columns: (values) =>
      `p.id as "legacyId", p.owner as "${kind === 'user' ? 'userUid' : 'schoolUid'}", p.type, p.start_date as "startDate", p.end_date as "endDate",
      ${kind === 'user' ? '' : 'p.licences, '}${editable(values)} as editable`,
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

/** Adds the number of used licences to periods of school units. */
export async function withUsedLicences<Period extends PeriodTerms & { readonly legacyId: number; readonly licences: number | null }>(
  { shard: { tables, engine }, caller, now }: RequestContext,
  periods: readonly Period[],
): Promise<(Period & { readonly used: number | null })[]> {
  const limited = periods.filter(({ licences }) => licences !== null).map(({ legacyId }) => legacyId);
  const grants = limited.length > 0 ? await findGrants(engine.database, tables, caller.realm, limited) : undefined;
  return periods.map((period) => ({
    ...period,
    used: period.licences === null ? null : licencesUsed(period, grants?.get(period.legacyId) ?? [], dayOf(now)),
  }));
}

/** Adds a period to an owner and returns its id. */
export function createPeriod(
  manager: RequestContext,
  action: string,
  kind: PeriodKind,
  owner: string,
  { type, startDate, endDate, licences = null }: PeriodTerms,
  check: OwnerCheck,
): Promise<number> {
  const { tables } = manager.shard;
  const { realm } = manager.caller;
  const terms = { type, startDate, endDate, licences };
  return auditedTransaction(manager, action, async (executor) => {
    await lockSchoolUnitsShared(executor, tables, realm);
    if (kind === 'user') await lockUsers(executor, tables, [owner]);
    await lockPeriods(manager, executor);
    await check(executor, owner);
    await requireTerms(manager, executor, terms);
    const grantedFrom = await grantedFromOf(manager, executor, { kind, owner, terms }, null);
    await requireUnique(manager, executor, kind, owner, terms);
    const id = await allocateIds(executor, tables, realm, kind === 'user' ? 'userPeriod' : 'schoolUnitPeriod');
    const row = { realm, id, owner, type, startDate, endDate, grantedFrom };
    if (kind === 'user') await executor.insert(tables.userPeriods).values(row);
    else await executor.insert(tables.schoolUnitPeriods).values({ ...row, licences });
    return { changes: [{ subject: owner, changes: periodChanges(id, undefined, terms) }], result: id };
  });
}

/** Replaces type, dates and licences of a period; its owner stays. What was given from it ends where it no longer covers it. */
export function updatePeriod(
  manager: RequestContext,
  action: string,
  kind: PeriodKind,
  id: number,
  change: PeriodTerms,
  check: OwnerCheck,
): Promise<void> {
  const { tables } = manager.shard;
  const { realm } = manager.caller;
  return auditedTransaction(manager, action, async (executor) => {
    await lockSchoolUnitsShared(executor, tables, realm);
    await lockPeriods(manager, executor);
    const before = await findPeriod(manager, executor, kind, id);
    const { owner } = before;
    await check(executor, owner);
    await requireOwnGrant(manager, executor, kind, before);
    const { type, startDate, endDate } = change;
    const terms = { type, startDate, endDate, licences: change.licences === undefined ? before.licences : change.licences };
    await requireTerms(manager, executor, terms);
    const grantedFrom = await grantedFromOf(manager, executor, { kind, owner, id, terms }, before.grantedFrom);
    await requireUnique(manager, executor, kind, owner, terms, id);
    const row = { type, startDate, endDate, grantedFrom };
    const { userPeriods, schoolUnitPeriods } = tables;
    if (kind === 'user')
      await executor
        .update(userPeriods)
        .set(row)
        .where(and(eq(userPeriods.realm, realm), eq(userPeriods.id, id)));
    else {
      await executor
        .update(schoolUnitPeriods)
        .set({ ...row, licences: terms.licences })
        .where(and(eq(schoolUnitPeriods.realm, realm), eq(schoolUnitPeriods.id, id)));
    }
    const ended = kind === 'schoolUnit' ? await endUncoveredGrants(executor, tables, realm) : [];
    if (kind === 'schoolUnit') await requireLicences(manager, executor, { ...terms, id });
    return { changes: [{ subject: owner, changes: periodChanges(id, before, terms) }, ...ended], result: undefined };
  });
}

/** Deletes a period of an owner, and what was given from it; throws 404 if it has another owner. */
export function deletePeriod(
  manager: RequestContext,
  action: string,
  kind: PeriodKind,
  id: number,
  owner: string,
  check: OwnerCheck,
): Promise<void> {
  const { tables } = manager.shard;
  const { realm } = manager.caller;
  return auditedTransaction(manager, action, async (executor) => {
    await lockPeriods(manager, executor);
    await check(executor, owner);
    const before = await findPeriod(manager, executor, kind, id);
    if (before.owner !== owner) throw notFound('The period belongs to somebody else.');
    await requireOwnGrant(manager, executor, kind, before);
    const table = periodTable(manager, kind);
    await executor.delete(table).where(and(eq(table.realm, realm), eq(table.id, id)));
    const ended = kind === 'schoolUnit' ? await endUncoveredGrants(executor, tables, realm) : [];
    return { changes: [{ subject: owner, changes: periodChanges(id, before, undefined) }, ...ended], result: undefined };
  });
}
