import { and, eq, ne } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import { realmUrl } from '../../../mail/realmUrl.ts';
import { sendMail } from '../../../mail/sendMail.ts';
import { readLanguage } from '../../directory/index.ts';
import type { OrderRow } from '../cards/cardProvider.ts';
import { findTimeZone } from '../findContact.ts';
import { newGiftCode } from '../ids.ts';
import { createInvoice } from '../invoices/createInvoice.ts';
import { receiptText } from '../invoices/receipt.ts';
import { giftMailText } from '../mails/giftMail.ts';
import { giftWorth, orderTotal, productName } from '../products/products.ts';

/** The time of the request by the shard's clock, and the origin of its page. */
export interface PaymentContext {
  readonly now: number;
  readonly origin: string | undefined;
}

/** Marks an order as paid, once; creates its gift cards and its invoice, and sends the codes in one mail and the receipt in another. */
export async function payOrder(
  shard: Pick<ServiceShard, 'engine' | 'tables' | 'appOrigin'>,
  row: OrderRow,
  { now, origin }: PaymentContext,
): Promise<OrderRow> {
  const { engine, tables } = shard;
  const { orders, giftCards } = tables;
  const { quantity, name, message, amount, currency, userUid } = row;
  const { realm } = row;
  const { tax, taxPercent } = orderTotal(realm, quantity);
  const completed = { status: 'completed' as const };
  await engine.database.transaction(async (transaction) => {
    const paid = await transaction
      .update(orders)
      .set(completed)
      .where(and(eq(orders.id, row.id), ne(orders.status, 'completed')))
      .returning({ id: orders.id });
    if (paid.length === 0) return;
    const codes = Array.from({ length: quantity }, () => newGiftCode(realm));
    await transaction.insert(giftCards).values(codes.map((code) => ({ realm, code, orderId: row.id, worth: giftWorth(realm) })));
    const invoice = await createInvoice(transaction, tables, {
      realm,
      userUid,
      subscriptionId: null,
      orderId: row.id,
      status: 'paid',
      credit: 0,
      discount: 0,
      waived: 0,
      buyerName: name,
      amountDue: amount,
      amountPaid: amount,
      fromBalance: 0,
      charge: row.intent,
      tax,
      taxPercent,
      currency,
      createdAt: now,
      periodStart: null,
      periodEnd: null,
      timeZone: userUid === null ? null : await findTimeZone(transaction, tables, userUid),
      description: `${quantity} × ${productName(realm, row.priceId)}`,
    });
    // The buyer passes the mail with the codes on: it says nothing of the price.
    const links = codes.map((code) => ({ label: code, url: realmUrl(shard, realm, `/gift-card?code=${code}`, origin) }));
    const [only, ...others] = links;
    const destination = others.length === 0 ? { link: only?.url } : { links };
    const language = await readLanguage(transaction, tables, row);
    const envelope = { ...language, recipient: row.email, sentAt: now };
    await sendMail(transaction, tables, { ...giftMailText(language, { name, message, codes }), ...envelope, ...destination, codes });
    const link = userUid === null ? undefined : realmUrl(shard, realm, '/subscriptions', origin);
    await sendMail(transaction, tables, { ...receiptText(invoice)(name), ...envelope, link });
  });
  return { ...row, ...completed };
}
