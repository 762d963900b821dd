import { and, eq } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import type { PaidOnce } from '../cards/provider/chargeOnce.ts';
import type { ChargeAct } from '../charges/chargeAct.ts';
import { productName, taxOn } from '../products/products.ts';
import { createInvoice } from './createInvoice.ts';
import { sendReceipt } from './receipt.ts';

/** Returns the open invoice of the period that is charged. */
export async function findOpenInvoice(executor: Executor, { invoices }: ServiceShard['tables'], { after }: Pick<ChargeAct, 'after'>) {
  const isOpen = and(eq(invoices.subscriptionId, after.id), eq(invoices.periodStart, after.periodStart), eq(invoices.status, 'open'));
  const [open] = await executor.select().from(invoices).where(isOpen);
  return open;
}

/**
 * Writes the invoice of a charge that has ended: paid, with its receipt, or open for a period that is due. One that is open is paid by a later charge, or says
 * which charge waits for the owner of the card.
 * @param fromBalance what gift cards paid of it, in the smallest unit of its currency.
 */
export async function recordCharge(
  executor: Executor,
  shard: ServiceShard,
  act: ChargeAct,
  fromBalance: number,
  result: PaidOnce,
): Promise<void> {
  const { kind, after, amount, credit, waived = 0, at } = act;
  const isRefused = 'error' in result;
  // A refused order or change of plan owes nothing.
  if (amount === null || (isRefused && kind !== 'renewal' && kind !== 'pay')) return;
  const { tables } = shard;
  const { invoices } = tables;
  const { id: subscriptionId, realm, userUid, priceId, periodStart, periodEnd, timeZone } = after;
  const { total, discount, currency } = amount;
  const amountDue = total - waived;
  const payment = isRefused
    ? { status: 'open' as const, amountPaid: 0, fromBalance: 0, tax: taxOn(realm, amountDue, 0), charge: result.charge ?? null }
    : { status: 'paid' as const, amountPaid: amountDue, fromBalance, tax: taxOn(realm, amountDue, fromBalance), charge: result.charge };
  const open = await findOpenInvoice(executor, tables, act);
  if (open) {
    const paid = { ...payment, paidAt: isRefused ? null : at };
    await executor.update(invoices).set(paid).where(eq(invoices.id, open.id));
    return isRefused ? undefined : sendReceipt(executor, shard, { ...open, ...paid }, at);
  }
  const invoice = await createInvoice(executor, tables, {
    realm,
    userUid,
    subscriptionId,
    orderId: null,
    ...payment,
    credit,
    discount,
    waived,
    amountDue,
    currency,
    createdAt: at,
    periodStart,
    periodEnd,
    timeZone,
    description: productName(realm, priceId),
  });
  if (!isRefused) await sendReceipt(executor, shard, invoice, at);
}
