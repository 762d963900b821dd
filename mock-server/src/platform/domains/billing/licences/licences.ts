import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import type { PeriodKind, PeriodTerms } from '../../directory/index.ts';
import { isRunning } from './subscriptionPeriods.ts';

/** What was given from a period: one licence to a person, or a share of licences to a school unit below. */
export interface Grant extends PeriodTerms {
  readonly kind: PeriodKind;
  readonly owner: string;
}

/** Returns how many licences grants use on the day on which they use most of them; a share without a number uses all there are. */
function peakUse(grants: readonly Grant[], from: string, to: string | null): number {
  const days = new Set([from, ...grants.map(({ startDate }) => startDate).filter((day) => day > from && (to === null || day <= to))]);
  const usedOn = (day: string): number => {
    const running = grants.filter((grant) => isRunning(grant, day));
    const people = new Set(running.filter(({ kind }) => kind === 'user').map(({ owner }) => owner));
    const shares = running.filter(({ kind }) => kind === 'schoolUnit').map(({ licences }) => licences ?? Number.POSITIVE_INFINITY);
    return shares.reduce((sum, licences) => sum + licences, people.size);
  };
  return Math.max(...[...days].map(usedOn));
}

/** Returns how many of a period's licences are used at most at the same time, from today on; of a period that is over or to come, within it. */
export function licencesUsed(terms: PeriodTerms, grants: readonly Grant[], today: string): number {
  return peakUse(grants, isRunning(terms, today) ? today : terms.startDate, terms.endDate);
}

/** Returns what was given from periods, by the id of the period; `except` is left out. */
export async function findGrants(
  executor: Executor,
  { userPeriods, schoolUnitPeriods }: Tables,
  realm: Realm,
  ids: readonly number[],
  except?: { readonly kind: PeriodKind; readonly id: number },
): Promise<ReadonlyMap<number | null, Grant[]>> {
  const from = async (kind: PeriodKind) => {
    const table = kind === 'user' ? userPeriods : schoolUnitPeriods;
    const rows = await executor
      .select()
      .from(table)
      .where(
        and(eq(table.realm, realm), inArray(table.grantedFrom, [...ids]), except?.kind === kind ? ne(table.id, except.id) : undefined),
      );
    return rows.map((row) => ({ ...row, kind }));
  };
  return Map.groupBy([...(await from('user')), ...(await from('schoolUnit'))], ({ grantedFrom }) => grantedFrom);
}
