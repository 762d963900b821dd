import type { operations } from '@realmkit/openapi/types/payment';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Handlers } from '../../contract/handler.ts';
import { conflict, invalid, notFound } from '../../contract/httpError.ts';
import { customerBody, orderBody } from './bodies.ts';
import { findContact } from './findContact.ts';
import { newId } from './ids.ts';
import { findOrCreateCustomer, type Payer, requireNoImpersonation, requireVisitor } from './payer.ts';
import { priceOf, withTax } from './prices/products.ts';

type Names = 'createOrder' | 'getOrder' | 'redeemGiftCard';

/** The handlers of gift cards. */
export const orderHandlers: Required<Handlers<Pick<operations, Names>, Payer>> = {
  createOrder: async ({ body }, { realm, shard, now }) => {
    const price = priceOf(realm, body.priceId);
    if (!price || price.interval !== null)
      throw invalid('There is no gift card at this price.', { attribute: 'priceId', reason: 'unknown' });
    const { priceId, quantity, name, email, message } = body;
    const id = newId('order');
    const { total: amount } = withTax(realm, price.amount * quantity);
    const { currency } = price;
    const intent = await shard.cards.createPaymentIntent(shard, { orderId: id, amount, currency });
    await shard.engine.database.insert(shard.tables.orders).values({
      realm,
      id,
      priceId,
      quantity,
      name,
      email,
      message,
      status: 'created',
      amount,
      currency,
      intent: intent.id,
      clientSecret: intent.clientSecret,
      intentStatus: 'requires_payment_method',
      createdAt: now,
    });
    return {
      status: 201,
      body: {
        livemode: false,
        orderId: id,
        paymentIntent: { id: intent.id, client_secret: intent.clientSecret, status: 'requires_payment_method', amount, currency },
      },
    };
  },
  getOrder: async ({ path }, { realm, shard, now, origin }) => {
    const { engine, tables } = shard;
    const [row] = await engine.database
      .select()
      .from(tables.orders)
      .where(and(eq(tables.orders.id, path.id), eq(tables.orders.realm, realm)));
    if (!row) throw notFound('There is no such order.');
    return { status: 200, body: orderBody(await shard.cards.refreshOrder(shard, row, { now, origin })) };
  },
  redeemGiftCard: async ({ body }, payer) => {
    const visitor = requireVisitor(payer);
    requireNoImpersonation(visitor);
    const { caller, shard } = visitor;
    const { giftCards, customers } = shard.tables;
    const code = body.code.trim().toUpperCase();
    const customer = await shard.engine.database.transaction(async (transaction) => {
      const isIt = and(eq(giftCards.code, code), eq(giftCards.realm, caller.realm));
      const [card] = await transaction
        .update(giftCards)
        .set({ redeemedBy: caller.uid })
        .where(and(isIt, isNull(giftCards.redeemedBy)))
        .returning();
      if (!card) {
        const [known] = await transaction.select({ code: giftCards.code }).from(giftCards).where(isIt);
        throw known ? conflict('This gift card has been redeemed.') : notFound('There is no such gift card.');
      }
      await findOrCreateCustomer(visitor, transaction);
      await transaction
        .update(customers)
        .set({ balance: sql`${customers.balance} + ${card.worth}` })
        .where(eq(customers.userUid, caller.uid));
      return findOrCreateCustomer(visitor, transaction);
    });
    return { status: 200, body: customerBody(customer, await findContact(visitor)) };
  },
};
