import { and, eq } from 'drizzle-orm';
import Stripe from 'stripe';
import type { ShardData } from '../../../database/shards.ts';
import type { CardProvider, ChargeError, CustomerRow, PendingIntent } from '../../cardProvider.ts';

const onlyCards = { payment_method_types: ['card'] };

function pendingIntent({ id, client_secret: clientSecret, status }: Stripe.SetupIntent | Stripe.PaymentIntent): PendingIntent {
  if (clientSecret === null) throw new Error(`Stripe gave the intent ${id} no client secret.`);
  if (status !== 'requires_payment_method') throw new Error(`The intent ${id} began in the state ${status}.`);
  return { id, clientSecret };
}

/** Returns the customer's id at Stripe; creates the customer at the first call, with an idempotency key. */
async function findOrCreateStripeCustomer(
  stripe: Stripe,
  { engine, tables }: ShardData,
  { userUid, realm, providerId }: CustomerRow,
  person: { name: string; email: string | null },
): Promise<string> {
  if (providerId !== null) return providerId;
  const { id } = await stripe.customers.create(
    { name: person.name, ...(person.email !== null && { email: person.email }), metadata: { userUid, realm } },
    { idempotencyKey: `customer-${userUid}` },
  );
  await engine.database.update(tables.customers).set({ providerId: id }).where(eq(tables.customers.userUid, userUid));
  return id;
}

/** Returns whether the card caused the error or is unknown to Stripe. */
function isRequestError(reason: unknown): boolean {
  return reason instanceof Stripe.errors.StripeCardError || reason instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Maps an error of Stripe to a charge error. */
function chargeErrorFromStripe(reason: unknown): ChargeError {
  const code = reason instanceof Stripe.errors.StripeCardError ? reason.code : undefined;
  if (code === 'authentication_required') return 'authentication_required';
  return code === 'expired_card' ? 'card_expired' : 'card_declined';
}

/** Creates the card provider that uses the official Stripe client, in test mode only. Stripe stores the cards and charges them. */
export function stripeCards(stripe: Stripe): CardProvider {
  return {
    name: 'stripe',
    async createSetupIntent(shard, customer, person, key) {
      const id = await findOrCreateStripeCustomer(stripe, shard, customer, person);
      return pendingIntent(await stripe.setupIntents.create({ customer: id, usage: 'off_session', ...onlyCards }, { idempotencyKey: key }));
    },
    async syncCards({ engine, tables: { paymentMethods } }, { providerId, userUid, realm }) {
      if (providerId === null) return;
      const { data } = await stripe.paymentMethods.list({ customer: providerId, type: 'card', limit: 100 });
      const rows = data.flatMap(({ id, card, created }) =>
        card
          ? [
              {
                id,
                realm,
                userUid,
                number: card.last4,
                brand: card.brand,
                expMonth: card.exp_month,
                expYear: card.exp_year,
                createdAt: created * 1000,
              },
            ]
          : [],
      );
      if (rows.length > 0) await engine.database.insert(paymentMethods).values(rows).onConflictDoNothing();
    },
    async detachCards(executor, { paymentMethods }, { userUid }, cardId) {
      const isIt = cardId === undefined ? undefined : eq(paymentMethods.id, cardId);
      const gone = await executor
        .delete(paymentMethods)
        .where(and(eq(paymentMethods.userUid, userUid), isIt))
        .returning({ id: paymentMethods.id });
      for (const { id } of gone)
        await stripe.paymentMethods.detach(id).catch((reason: unknown) => {
          // Cards of the seed do not exist at Stripe.
          if (!isRequestError(reason)) throw reason;
        });
    },
    async deleteCustomer({ providerId }) {
      if (providerId === null) return;
      await stripe.customers.del(providerId).catch((reason: unknown) => {
        // Deleted at an earlier attempt.
        if (!isRequestError(reason)) throw reason;
      });
    },
    async charge(_executor, _tables, { providerId, defaultPaymentMethod }, { amount, currency, key }) {
      if (providerId === null || defaultPaymentMethod === null) return { error: 'card_declined' };
      try {
        const { id, status } = await stripe.paymentIntents.create(
          { amount, currency, customer: providerId, payment_method: defaultPaymentMethod, off_session: true, confirm: true, ...onlyCards },
          { idempotencyKey: key },
        );
        return status === 'succeeded' ? { charge: id } : { error: 'authentication_required' };
      } catch (reason) {
        if (isRequestError(reason)) return { error: chargeErrorFromStripe(reason) };
        throw reason;
      }
    },
    async refund({ charge, amount, key }) {
      await stripe.refunds.create({ payment_intent: charge, amount }, { idempotencyKey: key });
    },
    async createPaymentIntent({ orderId, amount, currency }) {
      const intent = { amount, currency, metadata: { orderId }, ...onlyCards };
      return pendingIntent(await stripe.paymentIntents.create(intent, { idempotencyKey: orderId }));
    },
    async fetchOrderStatus({ status: known, intent }) {
      if (known === 'completed') return known;
      const { status, last_payment_error: error } = await stripe.paymentIntents.retrieve(intent);
      if (status === 'succeeded') return 'completed';
      if (status === 'processing' || status === 'requires_action') return 'processing';
      return error ? 'failed' : known;
    },
  };
}
