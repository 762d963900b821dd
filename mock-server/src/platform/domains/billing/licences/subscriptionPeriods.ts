import { and, asc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import { isRealm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { unitsAbove } from '../../directory/index.ts';
import { endOfSubscription } from '../products/periods.ts';
import { priceOf, productName } from '../products/products.ts';

/** Where a person's subscription comes from: a period of their own, a plan that they pay, or a school unit. */
type SubscriptionSource =
  | { readonly kind: 'own' }
  | { readonly kind: 'plan'; readonly name: string }
  | { readonly kind: 'schoolUnit'; readonly name: string };

/** A period in which a subscription runs; days are `YYYY-MM-DD`, the last one included. */
export interface SubscriptionPeriod {
  readonly type: string;
  readonly source: SubscriptionSource;
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
export const isRunning = ({ startDate, endDate }: Pick<SubscriptionPeriod, 'startDate' | 'endDate'>, day: string): boolean =>
  startDate <= day && (endDate === null || endDate >= day);

async function findPlanPeriods(executor: Executor, { paidSubscriptions }: Tables, uid: string): Promise<SubscriptionPeriod[]> {
  const plans = await executor
    .select()
    .from(paidSubscriptions)
    .where(and(eq(paidSubscriptions.userUid, uid), ne(paidSubscriptions.status, 'canceled')))
    .orderBy(asc(paidSubscriptions.startedAt), asc(paidSubscriptions.id));
  return plans.flatMap((plan) => {
    const { realm, priceId } = plan;
    const productId = isRealm(realm) ? priceOf(realm, priceId)?.productId : undefined;
    const source = { kind: 'plan', name: isRealm(realm) ? productName(realm, priceId) : priceId } as const;
    const period = { source, startDate: dayOf(plan.startedAt), endDate: plan.cancelAtPeriodEnd ? dayOf(endOfSubscription(plan)) : null };
    const types = productId === 'product-sign' ? [planType, signLanguageType] : [planType];
    return types.map((type) => ({ type, ...period }));
  });
}

async function findOwnPeriods(executor: Executor, { userPeriods }: Tables, uid: string): Promise<SubscriptionPeriod[]> {
  const periods = await executor
    .select({ type: userPeriods.type, startDate: userPeriods.startDate, endDate: userPeriods.endDate })
    .from(userPeriods)
    .where(eq(userPeriods.owner, uid))
    .orderBy(asc(userPeriods.startDate), asc(userPeriods.id));
  return periods.map((period) => ({ ...period, source: { kind: 'own' } }));
}

/** Returns the condition for periods that everybody at these school units has: those with licences are only for people who were given one. */
export function heldByEverybody({ schoolUnitPeriods }: Tables, schoolUids: readonly string[]): SQL | undefined {
  return and(inArray(schoolUnitPeriods.owner, [...schoolUids]), isNull(schoolUnitPeriods.licences));
}

/** Returns the periods of the subscriptions that everybody at these school units has. */
export async function findSchoolUnitPeriods(executor: Executor, tables: Tables, uids: readonly string[]): Promise<SubscriptionPeriod[]> {
  const { schoolUnitPeriods, schoolUnits } = tables;
  const periods = await executor
    .select({
      type: schoolUnitPeriods.type,
      startDate: schoolUnitPeriods.startDate,
      endDate: schoolUnitPeriods.endDate,
      name: schoolUnits.name,
    })
    .from(schoolUnitPeriods)
    .innerJoin(schoolUnits, eq(schoolUnits.uid, schoolUnitPeriods.owner))
    .where(heldByEverybody(tables, uids))
    .orderBy(asc(schoolUnitPeriods.startDate), asc(schoolUnitPeriods.id));
  return periods.map(({ name, ...period }) => ({ ...period, source: { kind: 'schoolUnit', name } }));
}

/** Returns the periods of a user's subscriptions: their own, those of paid plans, and those of school units and the units above. */
export async function findSubscriptionPeriods(
  executor: Executor,
  tables: Tables,
  uid: string,
  schoolUids: readonly string[],
): Promise<SubscriptionPeriod[]> {
  return [
    ...(await findOwnPeriods(executor, tables, uid)),
    ...(await findPlanPeriods(executor, tables, uid)),
    ...(await findSchoolUnitPeriods(executor, tables, await unitsAbove(executor, tables, schoolUids))),
  ];
}
