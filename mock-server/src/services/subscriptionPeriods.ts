import { and, asc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { unitsAbove } from '../database/directory/schoolTree.ts';
import type { Executor } from '../database/executor.ts';
import { isRealm } from '../database/realms.ts';
import type { Tables } from '../database/tables.ts';
import { endOfSubscription } from './payment/periods.ts';
import { priceOf } from './payment/prices/products.ts';

/** A period in which a subscription runs; days are `YYYY-MM-DD`, the last one included. */
export interface SubscriptionPeriod {
  readonly type: string;
  readonly startDate: string;
  /** The last day; null without an end. */
  readonly endDate: string | null;
}

/** The type that each paid plan of a family gives; only one type of a family may end with 'consumer' (shell §5). */
const planType = 'polylino-consumer';

/** The type that a plan with sign language gives beside {@link planType}. */
const signLanguageType = 'polylino-sign-language';

/** Formats the day of a moment in milliseconds as `YYYY-MM-DD`. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Returns whether a period runs on a day. */
export const isRunning = ({ startDate, endDate }: SubscriptionPeriod, day: string): boolean =>
  startDate <= day && (endDate === null || endDate >= day);

async function findPlanPeriods(executor: Executor, { paidSubscriptions }: Tables, uid: string): Promise<SubscriptionPeriod[]> {
  const plans = await executor
    .select()
    .from(paidSubscriptions)
    .where(and(eq(paidSubscriptions.userUid, uid), ne(paidSubscriptions.status, 'canceled')))
    .orderBy(asc(paidSubscriptions.startedAt), asc(paidSubscriptions.id));
  return plans.flatMap((plan) => {
    const productId = isRealm(plan.realm) ? priceOf(plan.realm, plan.priceId)?.productId : undefined;
    const period = { startDate: dayOf(plan.startedAt), endDate: plan.cancelAtPeriodEnd ? dayOf(endOfSubscription(plan)) : null };
    const types = productId === 'product-sign' ? [planType, signLanguageType] : [planType];
    return types.map((type) => ({ type, ...period }));
  });
}

/** Returns the condition for periods that everybody at these school units has: those with licences are only for people who were given one. */
export function heldByEverybody({ schoolUnitPeriods }: Tables, schoolUids: readonly string[]): SQL | undefined {
  return and(inArray(schoolUnitPeriods.owner, [...schoolUids]), isNull(schoolUnitPeriods.licences));
}

/** Returns the periods of a user's subscriptions: their own, those of paid plans, and those of school units and the units above. */
export async function findSubscriptionPeriods(
  executor: Executor,
  tables: Tables,
  uid: string,
  schoolUids: readonly string[],
): Promise<SubscriptionPeriod[]> {
  const { userPeriods, schoolUnitPeriods } = tables;
  const of = async (periods: Tables['userPeriods'] | Tables['schoolUnitPeriods'], condition: SQL | undefined) =>
    executor
      .select({ type: periods.type, startDate: periods.startDate, endDate: periods.endDate })
      .from(periods)
      .where(condition)
      .orderBy(asc(periods.startDate), asc(periods.id));
  return [
    ...(await of(userPeriods, eq(userPeriods.owner, uid))),
    ...(await findPlanPeriods(executor, tables, uid)),
    ...(await of(schoolUnitPeriods, heldByEverybody(tables, await unitsAbove(executor, tables, schoolUids)))),
  ];
}
