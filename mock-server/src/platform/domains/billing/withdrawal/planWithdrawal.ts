import { and, asc, eq, gte, ne, or } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import type { InvoiceRow } from '../invoices/createInvoice.ts';
import { splitRefund } from '../invoices/refunds.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptionRow.ts';
import { priceOfUsedDays } from './usedDays.ts';
import { withdrawalEnd } from './withdrawalEnd.ts';

/** For how long the link of a declaration's mail works, in milliseconds; after that it is confirmed by logging in. */
export const linkPeriod = 14 * 24 * 3_600_000;

/** When something was declared, and when it takes effect, in milliseconds. */
export interface DeclaredMoment {
  readonly declaredAt: number;
  readonly now: number;
}

/** An amount to give back of an invoice. */
export interface PlannedRefund {
  readonly invoice: InvoiceRow;
  readonly amount: number;
  /** What is withheld of it for days that were used. */
  readonly withheld: number;
}

/** Returns when a subscription was ordered, or changed for money, last. */
export const orderedAtOf = ({ orderedAt, startedAt }: Pick<SubscriptionRow, 'orderedAt' | 'startedAt'>): number => orderedAt ?? startedAt;

/** Returns the last moment at which the last order or paid change of a subscription can be withdrawn from; undefined where there is no such right. */
export const withdrawableUntil = (row: Pick<SubscriptionRow, 'realm' | 'orderedAt' | 'startedAt'>): number | undefined =>
  withdrawalEnd(row.realm, orderedAtOf(row));

/**
 * Returns until when used days of an invoice are paid for; undefined where they are not. They are where the holder asked for that with the order, until the
 * declaration; and where a declaration was confirmed after its link had run out, in the periods that were charged after it: those were used.
 */
function usedUntil({ createdAt }: InvoiceRow, { beginAtOnce }: SubscriptionRow, { declaredAt, now }: DeclaredMoment): number | undefined {
  if (createdAt > declaredAt && now > declaredAt + linkPeriod) return now;
  return beginAtOnce === null ? undefined : declaredAt;
}

/** Returns what is given back of the periods of a subscription that begin at `from` or later. */
export async function planRefunds(
  executor: Executor,
  { invoices }: Tables,
  row: SubscriptionRow,
  moment: DeclaredMoment,
  from: number,
): Promise<PlannedRefund[]> {
  const paid = await executor
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, row.id), eq(invoices.status, 'paid'), gte(invoices.periodStart, from)))
    .orderBy(asc(invoices.createdAt));
  return paid.map((invoice) => {
    const { periodStart, periodEnd, amountPaid, refunded } = invoice;
    const until = usedUntil(invoice, row, moment);
    const isUsed = until !== undefined && periodStart !== null && periodEnd !== null;
    const withheld = isUsed ? priceOfUsedDays({ start: periodStart, end: periodEnd, price: amountPaid }, until) : 0;
    return { invoice, amount: Math.max(0, amountPaid - withheld - refunded), withheld };
  });
}

/** Returns whether the holder has a second subscription that is, or becomes, one to this price. */
async function holdsOther(
  executor: Executor,
  { paidSubscriptions: held }: Tables,
  row: SubscriptionRow,
  priceId: string,
): Promise<boolean> {
  const ofPrice = or(eq(held.priceId, priceId), eq(held.pendingPriceId, priceId));
  const other = and(eq(held.userUid, row.userUid), ne(held.id, row.id), ne(held.status, 'canceled'), ofPrice);
  return (await executor.select({ id: held.id }).from(held).where(other)).length > 0;
}

/** What a withdrawal from a subscription does: `returned` takes a paid change back, and the plan before goes on. */
interface PlannedWithdrawal {
  readonly result: 'ended' | 'returned';
  readonly values: Partial<SubscriptionRow>;
  readonly refunds: readonly PlannedRefund[];
}

/**
 * Plans the withdrawal from the last order or paid change of a running subscription. A paid change is taken back where the period before it still runs: then
 * that plan goes on, with what was left of it. Everything else ends at once.
 */
export async function planWithdrawal(
  executor: Executor,
  tables: Tables,
  row: SubscriptionRow,
  moment: DeclaredMoment,
): Promise<PlannedWithdrawal> {
  const refunds = await planRefunds(executor, tables, row, moment, orderedAtOf(row));
  const { beforeChange: before } = row;
  if (before && before.periodEnd > moment.now && !(await holdsOther(executor, tables, row, before.priceId))) {
    const due = { dueAt: before.periodEnd, tries: 0, failure: null };
    return { result: 'returned', values: { ...before, ...due, status: 'active', pendingPriceId: null }, refunds };
  }
  return { result: 'ended', values: { status: 'canceled', endedAt: moment.now, endReason: 'withdrawn' }, refunds };
}

/** Sums up what refunds give back, and what they keep. */
export function sumRefunds(refunds: readonly PlannedRefund[]) {
  const sum = (part: (refund: PlannedRefund) => number) => refunds.reduce((total, refund) => total + part(refund), 0);
  return {
    amount: sum(({ amount }) => amount),
    toBalance: sum(({ invoice, amount }) => splitRefund(invoice, amount).toBalance),
    withheld: sum(({ withheld }) => withheld),
  };
}
