import { pendingDeclarationDays } from '@realmkit/openapi/personal-data';
import type { components } from '@realmkit/openapi/types/payment';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { pricesOf } from '../products/products.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptionRow.ts';
import { orderedAtOf, type PlannedRefund, planWithdrawal, sumRefunds, withdrawableUntil } from './planWithdrawal.ts';

type Schemas = components['schemas'];

/** How long a declaration that nobody confirmed can be brought into effect by logging in: as long as it is stored, in milliseconds. */
const pendingPeriod = pendingDeclarationDays * 24 * 3_600_000;

/** Until when a subscription can be withdrawn from, and what comes back. */
export type WithdrawalOffer = Pick<Schemas['Subscription'], 'withdrawable_until' | 'withdrawal_refund'>;

/** Returns what comes back as in the contract. */
export const withdrawalRefundBody = (
  realm: Realm,
  refunds: readonly PlannedRefund[],
  returnsTo: string | null,
): Schemas['WithdrawalRefund'] => {
  const { amount, toBalance, withheld } = sumRefunds(refunds);
  const currency = refunds[0]?.invoice.currency ?? pricesOf(realm)[0]?.currency ?? 'eur';
  return { amount, to_balance: toBalance, withheld, currency, returns_to: returnsTo };
};

/** Returns the earliest moments at which somebody without a login declared a kind of end for an address, and that nobody has confirmed. */
export async function pendingMoments(
  executor: Executor,
  { contractDeclarations }: Tables,
  { realm, kind, email }: { readonly realm: Realm; readonly kind: 'cancellation' | 'withdrawal'; readonly email: string },
): Promise<number[]> {
  const { confirmedAt, declaredAt } = contractDeclarations;
  const isPending = and(
    eq(contractDeclarations.realm, realm),
    eq(contractDeclarations.kind, kind),
    eq(contractDeclarations.email, email),
    isNull(confirmedAt),
  );
  const rows = await executor.select({ declaredAt }).from(contractDeclarations).where(isPending).orderBy(asc(declaredAt));
  return rows.map((row) => row.declaredAt);
}

/** Returns from when a declaration about a subscription counts: from the earliest pending one since its last order, else from now. */
export const declaredMoment = (row: SubscriptionRow, pending: readonly number[], now: number): number =>
  pending.find((moment) => moment >= orderedAtOf(row) && now <= moment + pendingPeriod) ?? now;

/** Returns until when each subscription can be withdrawn from and what comes back, by its id; pending declarations of the address count from their day. */
export async function readWithdrawalOffers(
  executor: Executor,
  tables: Tables,
  rows: readonly SubscriptionRow[],
  email: string | null,
  now: number,
): Promise<ReadonlyMap<string, WithdrawalOffer>> {
  const offers = new Map<string, WithdrawalOffer>();
  const [first] = rows;
  if (!first) return offers;
  const pending = email === null ? [] : await pendingMoments(executor, tables, { realm: first.realm, kind: 'withdrawal', email });
  for (const row of rows) {
    const declaredAt = declaredMoment(row, pending, now);
    const until = withdrawableUntil(row);
    if (row.status === 'canceled' || until === undefined || declaredAt > until) continue;
    const { refunds, result, values } = await planWithdrawal(executor, tables, row, { declaredAt, now });
    offers.set(row.id, {
      withdrawable_until: new Date(declaredAt === now ? until : declaredAt + pendingPeriod).toISOString(),
      withdrawal_refund: withdrawalRefundBody(row.realm, refunds, result === 'returned' ? (values.priceId ?? null) : null),
    });
  }
  return offers;
}
