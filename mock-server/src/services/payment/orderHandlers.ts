import type { operations } from '@realmkit/openapi/types/payment';
import { and, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Handlers } from '../../contract/handler.ts';
import { conflict, forbidden, invalid, notFound } from '../../contract/httpError.ts';
import { mailFormats } from '../../mail/mailFormats.ts';
import { realmUrl } from '../../mail/realmUrl.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { mailTextsOf } from '../../mail/texts/mailTextsOf.ts';
import { limitEmails } from '../rateLimits.ts';
import { customerBody, orderBody } from './bodies.ts';
import { findContact } from './findContact.ts';
import { idFor } from './ids.ts';
import { findOrCreateCustomer, type Payer, requireNoImpersonation, requireVisitor } from './payer.ts';
import { priceOf, withTax } from './prices/products.ts';

type Names = 'createOrder' | 'getOrder' | 'redeemGiftCard' | 'cancelContract' | 'withdrawFromContract';

/** The withdrawal period of a consumer, in milliseconds. */
const withdrawalTime = 14 * 24 * 3_600_000;

/** Returns the condition for users of a realm with an email address; it identifies contracts. */
function hasEmail({ realm, shard: { tables } }: Payer, email: string) {
  const { users } = tables;
  return and(eq(users.realm, realm), sql`lower(${users.email}) = ${email.toLowerCase()}`, isNull(users.deletedAt));
}

/** Sends a confirmation to the given email address, without revealing whether a contract exists. */
async function sendConfirmation(
  { realm, shard: { engine, tables }, now, origin }: Payer,
  { name, email: recipient }: { readonly name: string; readonly email: string },
  what: 'cancellation' | 'withdrawal',
): Promise<void> {
  const text = mailTextsOf(realm)[what]({ name, receivedAt: mailFormats(realm).moment(now) });
  await sendMail(engine.database, tables, { ...text, realm, recipient, link: realmUrl(realm, '/subscriptions', origin), sentAt: now });
}

/** The handlers of gift cards, and of ending contracts without logging in. */
export const orderHandlers: Required<Handlers<Pick<operations, Names>, Payer>> = {
  createOrder: async ({ body }, { realm, shard, now, providerKey }) => {
    const price = priceOf(realm, body.priceId);
    if (!price || price.interval !== null)
      throw invalid('There is no gift card at this price.', { attribute: 'priceId', reason: 'unknown' });
    const { priceId, quantity, name, email, message } = body;
    const id = idFor('order', providerKey);
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
  cancelContract: async ({ body }, payer) => {
    await limitEmails(payer.shard, payer.realm, 'cancellation', body.email, payer.now);
    const { users, paidSubscriptions } = payer.shard.tables;
    const { database } = payer.shard.engine;
    const owners = database.select({ uid: users.uid }).from(users).where(hasEmail(payer, body.email));
    await database
      .update(paidSubscriptions)
      .set({ cancelAtPeriodEnd: true })
      .where(and(sql`${paidSubscriptions.userUid} in ${owners}`, ne(paidSubscriptions.status, 'canceled')));
    await sendConfirmation(payer, body, 'cancellation');
    return { status: 202 };
  },
  withdrawFromContract: async ({ body }, payer) => {
    if (payer.realm === 'us') throw forbidden('There is no right of withdrawal in this country.');
    await limitEmails(payer.shard, payer.realm, 'withdrawal', body.email, payer.now);
    const { users, paidSubscriptions, invoices } = payer.shard.tables;
    const { database } = payer.shard.engine;
    await database.transaction(async (transaction) => {
      const owners = transaction.select({ uid: users.uid }).from(users).where(hasEmail(payer, body.email));
      const ended = await transaction
        .update(paidSubscriptions)
        .set({ status: 'canceled' })
        .where(
          and(
            sql`${paidSubscriptions.userUid} in ${owners}`,
            ne(paidSubscriptions.status, 'canceled'),
            gte(paidSubscriptions.startedAt, payer.now - withdrawalTime),
          ),
        )
        .returning({ id: paidSubscriptions.id });
      for (const { id } of ended)
        await transaction
          .update(invoices)
          .set({ status: 'refunded' })
          .where(and(eq(invoices.subscriptionId, id), eq(invoices.status, 'paid')));
    });
    await sendConfirmation(payer, body, 'withdrawal');
    return { status: 202 };
  },
};
