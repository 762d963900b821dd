import { and, eq, isNull, or } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import type { InvoiceRow } from '../invoices/createInvoice.ts';
import { type GivenBack, giveBack } from '../invoices/refunds.ts';
import type { PlannedRefund } from './planWithdrawal.ts';
import { withdrawalEnd } from './withdrawalEnd.ts';

/** Whose order of gift cards it is: the buyer who is logged in, or whoever reads the mail of the address that the order names. */
interface Buyer {
  readonly realm: Realm;
  readonly userUid: string | null;
  readonly email: string;
}

/** Finds the paid order of gift cards with a number and locks it; undefined for the number of anything else, or of an order of somebody else. */
export async function lockGiftOrder(
  executor: Executor,
  { invoices, orders }: Tables,
  { realm, userUid, email }: Buyer,
  number: string,
): Promise<InvoiceRow | undefined> {
  const isBuyers = userUid === null ? eq(orders.email, email) : eq(orders.userUid, userUid);
  const isNumber = and(eq(invoices.realm, realm), or(eq(invoices.number, number), eq(invoices.orderId, number)));
  const [order] = await executor
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(isBuyers, isNumber));
  if (!order) return undefined;
  const [invoice] = await executor
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.kind, 'invoice')))
    .for('update');
  return invoice;
}

/** Returns what a withdrawal from an order of gift cards gives back: the share of the cards that nobody has redeemed; undefined where that is nothing. */
export async function planGiftRefund(
  executor: Executor,
  { giftCards }: Tables,
  invoice: InvoiceRow,
  declaredAt: number,
): Promise<(PlannedRefund & { readonly cards: number }) | undefined> {
  const until = withdrawalEnd(invoice.realm, invoice.createdAt);
  if (until === undefined || declaredAt > until || declaredAt < invoice.createdAt) return undefined;
  const unused = await executor.select().from(giftCards).where(isUnused(giftCards, invoice));
  const amount = unused.reduce((sum, { worth }) => sum + worth, 0);
  return amount === 0 ? undefined : { invoice, amount, withheld: 0, cards: unused.length };
}

const isUnused = (giftCards: Tables['giftCards'], { orderId }: InvoiceRow) =>
  and(eq(giftCards.orderId, orderId ?? ''), isNull(giftCards.redeemedBy), isNull(giftCards.voidedAt));

/** Withdraws from an order of gift cards: the cards that nobody has redeemed become void, and their share goes back. */
export async function withdrawGiftOrder(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'appOrigin'>,
  invoice: InvoiceRow,
  { declaredAt, now }: { readonly declaredAt: number; readonly now: number },
): Promise<{ readonly cards: number; readonly refunds: readonly GivenBack[] }> {
  const { giftCards } = shard.tables;
  // Locked by the update: a card is either redeemed or void, whoever comes first.
  const planned = await planGiftRefund(executor, shard.tables, invoice, declaredAt);
  if (!planned) return { cards: 0, refunds: [] };
  const voided = await executor
    .update(giftCards)
    .set({ voidedAt: now })
    .where(isUnused(giftCards, invoice))
    .returning({ worth: giftCards.worth });
  const amount = voided.reduce((sum, { worth }) => sum + worth, 0);
  if (amount === 0) return { cards: 0, refunds: [] };
  return { cards: voided.length, refunds: [await giveBack(executor, shard, invoice, amount, now)] };
}
