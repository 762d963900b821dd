import { and, eq, inArray, isNull } from 'drizzle-orm';
import Stripe from 'stripe';
import type { ShardData } from '../../../../database/shards.ts';
import {
  type CardProvider,
  CardRequestError,
  type ChargeError,
  type CustomerRow,
  type FetchedCharge,
  type PendingIntent,
} from '../cardProvider.ts';
import { chargeResult } from './chargeResult.ts';
import { moveDefaultCard } from './moveDefaultCard.ts';
import { readSignedWebhook } from './signedWebhook.ts';

const onlyCards = { payment_method_types: ['card'] };

function pendingIntent({ id, client_secret: clientSecret, status }: Stripe.SetupIntent | Stripe.PaymentIntent): PendingIntent {
  if (clientSecret === null) throw new Error(`Stripe gave the intent ${id} no client secret.`);
  if (status !== 'requires_payment_method') throw new Error(`The intent ${id} began in the state ${status}.`);
  return { id, clientSecret };
}

/**
 * Returns the customer's id at Stripe; creates the customer at the first call. The key is that of the call, not of the user: after a reset of the
 * data, the customer of before with their cards is not found again.
 */
async function findOrCreateStripeCustomer(
  stripe: Stripe,
  { engine, tables }: ShardData,
  { userUid, realm, providerId }: CustomerRow,
  person: { name: string; email: string | null },
  key: string,
): Promise<string> {
  if (providerId !== null) return providerId;
  const { id } = await stripe.customers.create(
    { name: person.name, ...(person.email !== null && { email: person.email }), metadata: { userUid, realm } },
    { idempotencyKey: `customer-${key}` },
  );
  const { customers } = tables;
  await engine.database
    .update(customers)
    .set({ providerId: id })
    .where(and(eq(customers.userUid, userUid), isNull(customers.providerId)));
  // Of two calls at once, one is stored.
  const [stored] = await engine.database.select({ id: customers.providerId }).from(customers).where(eq(customers.userUid, userUid));
  return stored?.id ?? id;
}

/** Returns whether the card caused the error or is unknown to Stripe. */
function isRequestError(reason: unknown): boolean {
  return reason instanceof Stripe.errors.StripeCardError || reason instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Maps the error code of a card to a charge error: https://docs.stripe.com/error-codes */
function chargeErrorOf(code: string | undefined): ChargeError {
  if (code === 'authentication_required' || code === 'payment_intent_authentication_failure') return 'authentication_required';
  return code === 'expired_card' ? 'card_expired' : 'card_declined';
}

const statuses: Readonly<Record<Stripe.PaymentIntent.Status, FetchedCharge['status']>> = {
  requires_payment_method: 'unpaid',
  requires_confirmation: 'unpaid',
  requires_capture: 'processing',
  requires_action: 'requires_action',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

const idOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** Returns a payment intent, fetched with its latest charge, as {@link FetchedCharge}. */
function fetchedCharge(intent: Stripe.PaymentIntent): FetchedCharge {
  const { id, status, amount, currency, metadata, client_secret: clientSecret, latest_charge: latest, last_payment_error: error } = intent;
  const charge = typeof latest === 'object' ? latest : null;
  return {
    id,
    status: statuses[status] ?? 'processing',
    amount,
    currency,
    refunded: charge?.amount_refunded ?? 0,
    isDisputed: charge?.disputed ?? false,
    clientSecret,
    card: idOf(intent.payment_method) ?? error?.payment_method?.id ?? null,
    error: error ? chargeErrorOf(error.code) : undefined,
    metadata,
  };
}

/** Returns whether Stripe refused a request for one of these codes. */
const isRefusedFor = (reason: unknown, ...codes: readonly string[]): boolean =>
  reason instanceof Stripe.errors.StripeInvalidRequestError && codes.includes(reason.code ?? '');

/**
 * Creates the card provider that uses the official Stripe client, in test mode only. Stripe stores the cards and charges them, and signs its webhooks
 * with the webhook secret.
 */
export function stripeCards(stripe: Stripe, webhookSecret = ''): CardProvider {
  const fetch = async (id: string): Promise<FetchedCharge | undefined> => {
    try {
      return fetchedCharge(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
    } catch (reason) {
      if (isRefusedFor(reason, 'resource_missing')) return undefined;
      throw reason;
    }
  };
  const detach = (id: string) =>
    stripe.paymentMethods.detach(id).catch((reason: unknown) => {
      // Cards of the seed do not exist at Stripe.
      if (!isRequestError(reason)) throw reason;
    });
  return {
    name: 'stripe',
    async createSetupIntent(shard, customer, person, key) {
      const id = await findOrCreateStripeCustomer(stripe, shard, customer, person, key);
      return pendingIntent(await stripe.setupIntents.create({ customer: id, usage: 'off_session', ...onlyCards }, { idempotencyKey: key }));
    },
    async syncCards({ engine, tables }, { providerId, userUid, realm }) {
      if (providerId === null) return;
      const { paymentMethods } = tables;
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
                fingerprint: card.fingerprint ?? null,
                expMonth: card.exp_month,
                expYear: card.exp_year,
                createdAt: created * 1000,
              },
            ]
          : [],
      );
      const newestFirst = rows.toSorted((one, other) => other.createdAt - one.createdAt);
      const byFingerprint = Map.groupBy(newestFirst, ({ id, fingerprint }) => fingerprint ?? id);
      for (const [newest, ...former] of byFingerprint.values()) {
        if (!newest) continue;
        const { id, fingerprint } = newest;
        await engine.database.insert(paymentMethods).values(newest).onConflictDoUpdate({ target: paymentMethods.id, set: { fingerprint } });
        if (former.length === 0) continue;
        // The same card was saved again: its newest entry stays.
        await moveDefaultCard(engine.database, tables, userUid, former, id);
        const ids = former.map((card) => card.id);
        await engine.database.delete(paymentMethods).where(inArray(paymentMethods.id, ids));
        for (const old of ids) await detach(old);
      }
    },
    async detachCard(id) {
      await detach(id);
    },
    async deleteCustomer({ providerId }) {
      if (providerId === null) return;
      await stripe.customers.del(providerId).catch((reason: unknown) => {
        // Deleted at an earlier attempt.
        if (!isRequestError(reason)) throw reason;
      });
    },
    async charge({ providerId, defaultPaymentMethod }, { amount, currency, key, onSession, card = defaultPaymentMethod, metadata }) {
      if (providerId === null || card === null) return { error: 'card_declined' };
      const intent = { amount, currency, customer: providerId, payment_method: card, metadata: { ...metadata }, ...onlyCards };
      try {
        const made = await stripe.paymentIntents.create({ ...intent, confirm: true, off_session: !onSession }, { idempotencyKey: key });
        // A repeated key gets the first answer again, whatever became of the charge since: https://docs.stripe.com/api/idempotent_requests
        const now = made.status === 'succeeded' ? undefined : await fetch(made.id);
        return now ? chargeResult(now) : { charge: made.id };
      } catch (reason) {
        if (reason instanceof Stripe.errors.StripeCardError) {
          const failed = reason.payment_intent && (await fetch(reason.payment_intent.id));
          return failed ? chargeResult(failed) : { error: chargeErrorOf(reason.code) };
        }
        // The card was removed at Stripe. Any other refused request is a fault of this service.
        if (isRefusedFor(reason, 'resource_missing') && reason instanceof Stripe.errors.StripeError && reason.param === 'payment_method')
          return { error: 'card_declined' };
        throw reason instanceof Stripe.errors.StripeInvalidRequestError ? new CardRequestError(reason.message, { cause: reason }) : reason;
      }
    },
    fetchCharge: fetch,
    async cancelCharge(id) {
      try {
        return fetchedCharge(await stripe.paymentIntents.cancel(id, { expand: ['latest_charge'] }));
      } catch (reason) {
        // Paid or given up before: https://docs.stripe.com/api/payment_intents/cancel
        if (isRefusedFor(reason, 'payment_intent_unexpected_state', 'resource_missing')) return fetch(id);
        throw reason;
      }
    },
    async refund(charge, amount, key) {
      const giveBack = (part: number, idempotencyKey: string) =>
        stripe.refunds.create({ payment_intent: charge, amount: part }, { idempotencyKey });
      try {
        await giveBack(amount, key);
      } catch (reason) {
        // Given back or disputed elsewhere, the money is with the owner of the card: https://docs.stripe.com/error-codes#charge-already-refunded
        if (isRefusedFor(reason, 'charge_already_refunded', 'charge_disputed')) return;
        const now = await fetch(charge);
        const rest = now ? now.amount - now.refunded : 0;
        if (rest <= 0 || rest >= amount) throw reason;
        await giveBack(rest, `${key}-rest`);
      }
    },
    async createPaymentIntent({ orderId, amount, currency, metadata }) {
      const intent = { amount, currency, metadata: { ...metadata }, ...onlyCards };
      return pendingIntent(await stripe.paymentIntents.create(intent, { idempotencyKey: orderId }));
    },
    readWebhook: (raw, header, machineNow) => readSignedWebhook(raw, header, webhookSecret, machineNow),
  };
}
