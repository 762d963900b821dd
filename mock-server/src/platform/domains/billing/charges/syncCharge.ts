import { and, eq } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import type { FetchedCharge } from '../cards/cardProvider.ts';
import type { InvoiceRow } from '../invoices/createInvoice.ts';
import { settleOrder } from '../orders/settleOrder.ts';

/** Writes what the card provider gave back, and whether the charge is disputed, on the invoice of a charge. */
async function recordReturn(executor: Executor, { invoices }: ServiceShard['tables'], invoice: InvoiceRow, charge: FetchedCharge) {
  const { amountPaid, fromBalance, status } = invoice;
  const all = status === 'paid' && charge.refunded > 0 && charge.refunded >= amountPaid - fromBalance && fromBalance === 0;
  await executor
    .update(invoices)
    .set({ refundedToCard: charge.refunded, disputed: charge.isDisputed, ...(all && { status: 'refunded' as const }) })
    .where(eq(invoices.id, invoice.id));
}

/**
 * Brings what the service knows of a charge up to date with the card provider: an order that is paid is delivered, an open invoice that its owner has
 * confirmed is settled by `settleOpen`, and an invoice shows what was given back or is disputed. Nothing happens twice.
 * @param now the shard's time in milliseconds.
 */
export async function syncCharge(
  shard: ServiceShard,
  charge: FetchedCharge,
  now: number,
  settleOpen: (invoice: InvoiceRow) => Promise<void>,
): Promise<void> {
  const { engine, tables } = shard;
  const { orders, invoices } = tables;
  const [order] = await engine.database.select().from(orders).where(eq(orders.intent, charge.id));
  if (order) await settleOrder(shard, order, charge, { now, origin: undefined });
  const paidBy = eq(invoices.charge, charge.id);
  const [open] = await engine.database
    .select()
    .from(invoices)
    .where(and(paidBy, eq(invoices.status, 'open')));
  if (open && charge.status === 'succeeded' && charge.refunded === 0) await settleOpen(open);
  const [invoice] = await engine.database.select().from(invoices).where(paidBy);
  if (invoice) await recordReturn(engine.database, tables, invoice, charge);
}
