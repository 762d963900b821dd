import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import type { InvoiceRow } from '../invoices/createInvoice.ts';
import { planGiftRefund } from './giftOrders.ts';
import { withdrawalEnd } from './withdrawalEnd.ts';
import { type WithdrawalOffer, withdrawalRefundBody } from './withdrawalOffers.ts';

/** Returns which orders of gift cards can be withdrawn from, until when, and what comes back, by the id of their invoice. */
export async function readGiftOffers(
  executor: Executor,
  tables: Tables,
  rows: readonly InvoiceRow[],
  now: number,
): Promise<ReadonlyMap<string, WithdrawalOffer>> {
  const offers = new Map<string, WithdrawalOffer>();
  for (const invoice of rows) {
    if (invoice.orderId === null || invoice.kind !== 'invoice') continue;
    const planned = await planGiftRefund(executor, tables, invoice, now);
    const until = withdrawalEnd(invoice.realm, invoice.createdAt);
    if (planned && until !== undefined)
      offers.set(invoice.id, {
        withdrawable_until: new Date(until).toISOString(),
        withdrawal_refund: withdrawalRefundBody(invoice.realm, [planned], null),
      });
  }
  return offers;
}
