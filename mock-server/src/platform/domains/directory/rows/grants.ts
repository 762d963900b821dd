import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Executor, rowsOf } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import type { SubjectChanges } from './auditLog.ts';

/** The kind of owner of subscription periods. */
export type PeriodKind = 'user' | 'schoolUnit';

/** The type and the dates of a subscription period. */
export interface PeriodTerms {
  readonly type: string;
  readonly startDate: string;
  /** The last day; null without an end. */
  readonly endDate: string | null;
  /** The number of licences of a school unit's period; null if everybody at the unit and below has it. */
  readonly licences?: number | null;
}

/** Returns the audit log changes of a period: its terms before and after. */
export function periodChanges(id: number, before: PeriodTerms | undefined, after: PeriodTerms | undefined): SubjectChanges['changes'] {
  const format = (terms: PeriodTerms | undefined): string | null => {
    if (!terms) return null;
    const { type, startDate, endDate, licences } = terms;
    return `${type} ${startDate}–${endDate ?? ''}${typeof licences === 'number' ? ` (${licences})` : ''}`;
  };
  const change = { field: `subscriptionPeriods.${id}`, before: format(before), after: format(after) };
  return change.before === change.after ? [] : [change];
}

/** Returns whether a period lies within another one: the same type, and no day outside. */
export function liesWithin(inner: PeriodTerms, outer: PeriodTerms): boolean {
  if (inner.type !== outer.type || inner.startDate < outer.startDate) return false;
  return outer.endDate === null || (inner.endDate !== null && inner.endDate <= outer.endDate);
}

interface Grant extends PeriodTerms {
  readonly id: number;
  readonly owner: string;
  /** The terms that the period was given from; null if that period is gone, or the owner no longer belongs to its school unit. */
  readonly held: PeriodTerms | null;
}

/** Returns the days of a grant that are still held; undefined if none is. */
function heldPart({ type, startDate, endDate, held }: Grant): PeriodTerms | undefined {
  if (held?.type !== type) return undefined;
  const start = startDate < held.startDate ? held.startDate : startDate;
  const end = held.endDate !== null && (endDate === null || endDate > held.endDate) ? held.endDate : endDate;
  return end !== null && end < start ? undefined : { type, startDate: start, endDate: end };
}

function selectGrants(executor: Executor, tables: Tables, realm: Realm, kind: PeriodKind, userUid?: string): Promise<Grant[]> {
  const { userPeriods, schoolUnitPeriods, schoolUnits, associations } = tables;
  const grants = kind === 'user' ? userPeriods : schoolUnitPeriods;
  const first =
    kind === 'user'
      ? sql`select unit.uid, unit.parent from ${associations} a join ${schoolUnits} unit on unit.uid = a.school_uid where a.user_uid = g.owner`
      : sql`select unit.uid, unit.parent from ${schoolUnits} child join ${schoolUnits} unit on unit.uid = child.parent where child.uid = g.owner`;
  const condition: SQL = userUid === undefined ? sql`true` : sql`g.owner = ${userUid}`;
  return rowsOf<Grant>(
    executor,
    sql`select g.id, g.owner, g.type, g.start_date::text as "startDate", g.end_date::text as "endDate", ${kind === 'user' ? sql`null::integer` : sql`g.licences`} as licences,
      (select json_build_object('type', held.type, 'startDate', held.start_date, 'endDate', held.end_date) from ${schoolUnitPeriods} held
        where held.realm = g.realm and held.id = g.granted_from and held.owner in (
          with recursive tree(uid, parent) as (
            ${first} union select above.uid, above.parent from ${schoolUnits} above join tree on above.uid = tree.parent
          ) select uid from tree)) as held
      from ${grants} g where g.realm = ${realm} and g.granted_from is not null and ${condition} order by g.id`,
  );
}

async function endGrantsOfKind(
  executor: Executor,
  tables: Tables,
  realm: Realm,
  kind: PeriodKind,
  userUid?: string,
): Promise<SubjectChanges[]> {
  const table = kind === 'user' ? tables.userPeriods : tables.schoolUnitPeriods;
  const changed: SubjectChanges[] = [];
  for (const grant of await selectGrants(executor, tables, realm, kind, userUid)) {
    if (grant.held && liesWithin(grant, grant.held)) continue;
    const ofGrant = and(eq(table.realm, realm), eq(table.id, grant.id));
    const rest = heldPart(grant);
    if (rest) await executor.update(table).set({ startDate: rest.startDate, endDate: rest.endDate }).where(ofGrant);
    else await executor.delete(table).where(ofGrant);
    const after = rest && { ...rest, licences: grant.licences ?? null };
    changed.push({ subject: grant.owner, changes: periodChanges(grant.id, grant, after) });
  }
  return changed;
}

/**
 * Ends what administrators gave from periods that no longer cover it: the period was shortened or deleted, or a person or a school unit left
 * the unit that holds it. Call it in the transaction of such a change; returns the changes of the periods.
 */
export async function endUncoveredGrants(executor: Executor, tables: Tables, realm: Realm): Promise<SubjectChanges[]> {
  const changes: SubjectChanges[] = [];
  // A share can be given on to units further below: each round ends those of one level.
  for (;;) {
    const ended = await endGrantsOfKind(executor, tables, realm, 'schoolUnit');
    if (ended.length === 0) break;
    changes.push(...ended);
  }
  return [...changes, ...(await endGrantsOfKind(executor, tables, realm, 'user'))];
}

/** Ends what a user was given by school units that the user has left, as {@link endUncoveredGrants} does. */
export function endGrantsOfUser(executor: Executor, tables: Tables, realm: Realm, userUid: string): Promise<SubjectChanges[]> {
  return endGrantsOfKind(executor, tables, realm, 'user', userUid);
}
