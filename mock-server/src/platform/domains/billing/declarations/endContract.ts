import { eq } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import { readMeans } from '../balance/readMeans.ts';
import { cancelOpenInvoices } from '../invoices/creditNote.ts';
import { type GivenBack, giveBack } from '../invoices/refunds.ts';
import { cancellationOf, refundAtEnd } from '../subscriptions/due/notice.ts';
import { reviewJobs } from '../subscriptions/due/reviewJobs.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptionRow.ts';
import { type DeclaredMoment, orderedAtOf, type PlannedRefund, planRefunds, planWithdrawal } from '../withdrawal/planWithdrawal.ts';
import { type DeclarationRow, isDeclarable } from './contracts.ts';

/** What a declaration did to a subscription; `later` where it was ordered or changed for money after the declaration, and goes on. */
export interface EndedContract {
  readonly subscription: SubscriptionRow;
  readonly result: 'ends' | 'ended' | 'returned' | 'later';
  readonly refunds: readonly GivenBack[];
  /** What was withheld for used days. */
  readonly withheld: number;
  /** What is given back when it ends, for days that are unused then. */
  readonly unused: ReturnType<typeof refundAtEnd>;
}

/** Plans what a declaration does to a subscription as of its moment, also if it is confirmed later; undefined where it is none of its contracts. */
export async function planEnd(
  executor: Executor,
  { tables }: Pick<ServiceShard, 'tables'>,
  row: SubscriptionRow,
  kind: DeclarationRow['kind'],
  moment: DeclaredMoment,
): Promise<
  | { readonly result: EndedContract['result']; readonly values: Partial<SubscriptionRow>; readonly refunds: readonly PlannedRefund[] }
  | undefined
> {
  const { declaredAt, now } = moment;
  const orderedAt = orderedAtOf(row);
  const later = { result: 'later' as const, values: {}, refunds: [] };
  // A later order says that the family stays.
  if (row.startedAt > declaredAt) return later;
  if (!isDeclarable(row, kind, declaredAt)) return undefined;
  if (kind === 'withdrawal') return orderedAt > declaredAt ? later : planWithdrawal(executor, tables, row, moment);
  // Renewed since: the period of the declaration is over. A paid change since then is one that the family wanted, and it ends with its period.
  if (row.periodStart > declaredAt && orderedAt <= declaredAt)
    return {
      result: 'ended',
      values: { status: 'canceled', endedAt: now, endReason: 'requested' },
      refunds: await planRefunds(executor, tables, row, moment, declaredAt + 1),
    };
  return { result: 'ends', values: cancellationOf(row, declaredAt), refunds: [] };
}

/** Ends a subscription as of the moment of a declaration, and gives back what is not used; undefined where it is none of its contracts. */
export async function endContract(
  executor: Executor,
  shard: ServiceShard,
  row: SubscriptionRow,
  kind: DeclarationRow['kind'],
  moment: DeclaredMoment,
): Promise<EndedContract | undefined> {
  const planned = await planEnd(executor, shard, row, kind, moment);
  if (!planned) return undefined;
  const { result, values } = planned;
  const refunds: GivenBack[] = [];
  for (const { invoice, amount } of planned.refunds)
    if (amount > 0) refunds.push(await giveBack(executor, shard, invoice, amount, moment.now));
  if (result === 'ended' || result === 'returned') await cancelOpenInvoices(executor, shard.tables, { subscriptionId: row.id }, moment.now);
  const subscription = { ...row, ...values };
  const { id, ...changed } = subscription;
  await executor.update(shard.tables.paidSubscriptions).set(changed).where(eq(shard.tables.paidSubscriptions.id, id));
  await reviewJobs(executor, shard, row.userUid, moment.now);
  const unused = refundAtEnd(subscription, await readMeans(executor, shard.tables, row.userUid), moment.now);
  return { subscription, result, refunds, unused, withheld: planned.refunds.reduce((sum, { withheld }) => sum + withheld, 0) };
}
