import { conflict, type Handlers, invalid, notFound } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/payment';
import { and, eq, isNull } from 'drizzle-orm';
import { limitUse, limitWrongCodes } from '../../../access/rateLimits.ts';
import { zoneOf } from '../../../clock/calendar.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import { labelled } from '../../../mail/labelled.ts';
import { readLanguage } from '../../directory/index.ts';
import { addToBalance } from '../balance/addToBalance.ts';
import { customerBody, orderBody } from '../bodies.ts';
import { lockCustomer } from '../charges/lockCustomer.ts';
import { findContact } from '../findContact.ts';
import { idFor } from '../ids.ts';
import { giftMailText } from '../mails/giftMail.ts';
import { findOrCreateCustomer, type Payer, requireVisitor } from '../payer.ts';
import { orderTotal, type Price, priceOf } from '../products/products.ts';
import { reviewJobs } from '../subscriptions/due/reviewJobs.ts';
import { type ChargeTerms, chargeTerms, requireExpected } from '../subscriptions/expectedTerms.ts';
import { settleOrder } from './settleOrder.ts';

type Names = 'createOrder' | 'previewOrder' | 'getOrder' | 'redeemGiftCard';

/** Returns the price of gift cards by its id; throws 400 for any other id. */
function giftPrice(realm: Realm, priceId: string): Price {
  const price = priceOf(realm, priceId);
  if (!price || price.interval !== null) throw invalid('There is no gift card at this price.', { attribute: 'priceId', reason: 'unknown' });
  return price;
}

/** Returns the terms of an order of gift cards: paid at once by card, and once. */
const giftTerms = (realm: Realm, quantity: number, { currency }: Price): ChargeTerms =>
  chargeTerms({ zone: zoneOf({ realm }), amount: { ...orderTotal(realm, quantity), currency } });

/** The handlers of gift cards. */
export const orderHandlers: Required<Handlers<Pick<operations, Names>, Payer>> = {
  createOrder: async ({ body }, { realm, shard, now, visitor, address, providerKey }) => {
    const price = giftPrice(realm, body.priceId);
    const { currency } = price;
    requireExpected(body.expected, giftTerms(realm, body.quantity, price));
    await limitUse(shard, 'ordersPerAddress', { realm, who: address }, now);
    const { priceId, quantity, name, email, message } = body;
    const id = idFor('order', providerKey);
    const { total: amount } = orderTotal(realm, quantity);
    const metadata = { realm, shard: shard.shard, order: id };
    const created = await shard.cards.createPaymentIntent({ orderId: id, amount, currency, metadata });
    const { orders } = shard.tables;
    const row = {
      realm,
      id,
      userUid: visitor?.caller.uid ?? null,
      priceId,
      quantity,
      name,
      email,
      message,
      status: 'created' as const,
      amount,
      currency,
      intent: created.id,
      clientSecret: created.clientSecret,
      createdAt: now,
    };
    await shard.engine.database.insert(orders).values(row).onConflictDoNothing();
    // A repeated request gets the order of the first one.
    const [{ intent, clientSecret } = row] = await shard.engine.database.select().from(orders).where(eq(orders.id, id));
    return {
      status: 201,
      body: {
        livemode: false,
        orderId: id,
        paymentIntent: { id: intent, client_secret: clientSecret, status: 'requires_payment_method', amount, currency },
      },
    };
  },
  previewOrder: async ({ query: { priceId, quantity } }, { realm, shard, visitor }) => {
    const price = giftPrice(realm, priceId);
    const { total: amount, tax, taxPercent } = orderTotal(realm, quantity);
    const codes = Array.from({ length: quantity }, () => `GIFT-${realm.toUpperCase()}-••••-••••-••••`);
    const language = await readLanguage(shard.engine.database, shard.tables, { realm, userUid: visitor?.caller.uid ?? null });
    const { subject, paragraphs, rows } = giftMailText(language, { name: '{name}', message: '{message}', codes });
    const mail = {
      subject,
      paragraphs: [...paragraphs, rows.map(({ label, value }) => labelled(language.locale, label, value)).join('\n')],
    };
    return {
      status: 200,
      body: { amount, tax, tax_percent: taxPercent, currency: price.currency, terms: giftTerms(realm, quantity, price), mail },
    };
  },
  getOrder: async ({ path }, { realm, shard, now, origin }) => {
    const { engine, tables } = shard;
    const [row] = await engine.database
      .select()
      .from(tables.orders)
      .where(and(eq(tables.orders.id, path.id), eq(tables.orders.realm, realm)));
    if (!row) throw notFound('There is no such order.');
    const charge = row.status === 'completed' ? undefined : await shard.cards.fetchCharge(row.intent);
    return { status: 200, body: orderBody(await settleOrder(shard, row, charge, { now, origin })) };
  },
  redeemGiftCard: async ({ body }, payer) => {
    const visitor = requireVisitor(payer);
    const { caller, shard } = visitor;
    const { giftCards } = shard.tables;
    const code = body.code.replaceAll(/\s/g, '').toUpperCase();
    const redeem = async (transaction: Executor) => {
      await findOrCreateCustomer(visitor, transaction);
      await lockCustomer(transaction, shard, caller.uid);
      const isIt = and(eq(giftCards.code, code), eq(giftCards.realm, caller.realm));
      const [card] = await transaction
        .update(giftCards)
        .set({ redeemedBy: caller.uid })
        .where(and(isIt, isNull(giftCards.redeemedBy), isNull(giftCards.voidedAt)))
        .returning();
      if (!card) {
        const [known] = await transaction.select({ redeemedBy: giftCards.redeemedBy }).from(giftCards).where(isIt);
        throw known?.redeemedBy ? conflict('This gift card has been redeemed.') : notFound('There is no such gift card.');
      }
      await addToBalance(transaction, shard.tables, caller.uid, card.worth);
      await reviewJobs(transaction, shard, caller.uid, visitor.now);
      return findOrCreateCustomer(visitor, transaction);
    };
    const asker = { realm: caller.realm, who: caller.uid };
    const customer = await limitWrongCodes(shard, asker, payer.now, () => shard.engine.database.transaction(redeem));
    return { status: 200, body: customerBody(customer, await findContact(visitor)) };
  },
};
