import { and, eq, ne } from 'drizzle-orm';
import type { Realm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';
import { brandOf } from '../../mail/brand.ts';
import { realmUrl } from '../../mail/realmUrl.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { mailTextsOf } from '../../mail/texts/mailTextsOf.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { newGiftCode } from './ids.ts';
import { priceOf } from './prices/products.ts';

/** The row of an order. */
export type OrderRow = Tables['orders']['$inferSelect'];

/** The time of the request by the shard's clock, and the origin of its page. */
export interface PaymentContext {
  readonly now: number;
  readonly origin: string | undefined;
}

/** Marks an order as paid, once; creates its gift cards and sends them to the buyer by email. */
export async function payOrder({ engine, tables }: ServiceShard, row: OrderRow, { now, origin }: PaymentContext): Promise<OrderRow> {
  const { orders, giftCards } = tables;
  const realm = row.realm as Realm;
  const completed = { status: 'completed' as const, intentStatus: 'succeeded' as const };
  await engine.database.transaction(async (transaction) => {
    const paid = await transaction
      .update(orders)
      .set(completed)
      .where(and(eq(orders.id, row.id), ne(orders.status, 'completed')))
      .returning({ id: orders.id });
    if (paid.length === 0) return;
    const worth = priceOf(realm, row.priceId)?.amount ?? 0;
    const codes = Array.from({ length: row.quantity }, () => newGiftCode(realm));
    await transaction.insert(giftCards).values(codes.map((code) => ({ realm, code, orderId: row.id, worth })));
    for (const code of codes)
      await sendMail(transaction, tables, {
        ...mailTextsOf(realm).giftCard({ brand: brandOf(realm), name: row.name, code, message: row.message || undefined }),
        realm,
        recipient: row.email,
        link: realmUrl(realm, `/gift-card?code=${code}`, origin),
        sentAt: now,
      });
  });
  return { ...row, ...completed };
}
