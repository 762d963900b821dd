import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import { productName } from '../../../prices/products.ts';
import type { ChargeResult } from '../../cardProvider.ts';
import type { ServiceShard } from '../../serviceShard.ts';
import type { ChargeAct } from '../intents/chargeAct.ts';
import { createInvoice } from './createInvoice.ts';
import { sendReceipt } from './receipt.ts';

/** Writes the invoice of a charge that has ended: paid, with its receipt, or open for a period that is due. One that is open is paid by a later charge. */
export async function recordCharge(
  executor: Executor,
  shard: ServiceShard,
  { kind, after, amount, credit, at }: ChargeAct,
  fromBalance: number,
  result: ChargeResult,
): Promise<void> {
  const isRefused = 'error' in result;
  // A refused order or change of plan owes nothing.
  if (amount === null || (isRefused && kind !== 'renewal')) return;
  const { tables } = shard;
  const { invoices } = tables;
  const { id: subscriptionId, realm, userUid, priceId, periodStart, periodEnd } = after;
  const { total, tax, currency } = amount;
  const payment = isRefused
    ? { status: 'open' as const, amountPaid: 0, fromBalance: 0, charge: null }
    : { status: 'paid' as const, amountPaid: total, fromBalance, charge: result.charge };
  const isOpen = and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.periodStart, periodStart), eq(invoices.status, 'open'));
  const [open] = await executor.select().from(invoices).where(isOpen);
  if (open) {
    if (isRefused) return;
    await executor.update(invoices).set(payment).where(eq(invoices.id, open.id));
    return sendReceipt(executor, shard, { ...open, ...payment }, at);
  }
  const invoice = await createInvoice(executor, tables, {
    realm,
    userUid,
    subscriptionId,
    orderId: null,
    ...payment,
    credit,
    amountDue: total,
    tax,
    currency,
    createdAt: at,
    periodStart,
    periodEnd,
    description: productName(realm, priceId),
  });
  if (!isRefused) await sendReceipt(executor, shard, invoice, at);
}
