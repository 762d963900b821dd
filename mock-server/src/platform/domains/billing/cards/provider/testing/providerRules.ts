import { expect } from 'vitest';
import type { CardProvider, DueCharge } from '../../cardProvider.ts';
import { minimumAmount } from '../minimumAmounts.ts';
import { signWebhook } from '../signedWebhook.ts';
import type { TestedProvider } from './testedProviders.ts';

/** The published test cards: https://docs.stripe.com/testing */
const testCards = {
  good: '4242424242424242',
  asksAtSetUp: '4000002500003155',
  asksAlways: '4000002760003184',
  declinesLater: '4000000000000341',
  declined: '4000000000000002',
} as const;

/** What a card provider has to do, and the page of the documentation that says so. */
interface ProviderRule {
  readonly rule: string;
  readonly page: string;
  readonly holds: (provider: TestedProvider) => Promise<void>;
}

let keys = 0;
const due = (more: Partial<DueCharge> = {}): DueCharge => {
  keys += 1;
  const metadata = { realm: 'se', shard: 'eu', subscription: `sub_${keys}` } as const;
  return { amount: 9900, currency: 'sek', key: `key-${keys}`, onSession: false, metadata, ...more };
};

/** Charges and returns the id of the charge; throws if it was not paid. */
async function paid(cards: CardProvider, customer: Parameters<CardProvider['charge']>[0], charge: DueCharge): Promise<string> {
  const result = await cards.charge(customer, charge);
  if ('error' in result || result.charge === null) throw new Error(`The charge was not paid: ${JSON.stringify(result)}`);
  return result.charge;
}

const order = () => {
  keys += 1;
  const orderId = `order_${keys}`;
  return { orderId, amount: 29_900, currency: 'sek', metadata: { realm: 'se', shard: 'eu', order: orderId } } as const;
};

/** What every card provider has to do, as Stripe documents it; the simulated one is no kinder. */
export const providerRules: readonly ProviderRule[] = [
  {
    rule: 'an amount below the smallest one of its currency is a fault of the service, the smallest one is charged',
    page: 'https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts',
    async holds({ cards, customerWith }) {
      const customer = await customerWith(testCards.good);
      for (const currency of ['eur', 'gbp', 'nok', 'sek', 'usd']) {
        const amount = minimumAmount(currency);
        await expect(cards.charge(customer, due({ currency, amount: amount - 1 }))).rejects.toThrow();
        expect(await cards.charge(customer, due({ currency, amount }))).toEqual({ charge: expect.any(String) });
      }
    },
  },
  {
    rule: 'a repeated key charges once, whatever became of the first answer',
    page: 'https://docs.stripe.com/api/idempotent_requests',
    async holds({ cards, customerWith, withoutAnswer }) {
      const customer = await customerWith(testCards.good);
      const one = due();
      await withoutAnswer(() => cards.charge(customer, one));
      const charge = await paid(cards, customer, one);
      expect(await paid(cards, customer, one)).toBe(charge);
      expect(await paid(cards, customer, due())).not.toBe(charge);
    },
  },
  {
    rule: 'a key binds its values',
    page: 'https://docs.stripe.com/api/idempotent_requests',
    async holds({ cards, customerWith }) {
      const customer = await customerWith(testCards.good);
      const one = due();
      await paid(cards, customer, one);
      await expect(cards.charge(customer, { ...one, amount: one.amount + 100 })).rejects.toThrow();
      await expect(cards.charge(customer, { ...one, onSession: true })).rejects.toThrow();
    },
  },
  {
    rule: 'a card that was declined or has expired says which',
    page: 'https://docs.stripe.com/error-codes',
    async holds({ cards, customerWith }) {
      expect(await cards.charge(await customerWith(testCards.declinesLater), due())).toMatchObject({ error: 'card_declined' });
      expect(await cards.charge(await customerWith(testCards.good, 2020), due())).toMatchObject({ error: 'card_expired' });
    },
  },
  {
    rule: 'a card that was removed elsewhere is declined',
    page: 'https://docs.stripe.com/api/payment_methods/detach',
    async holds({ cards, customerWith, removeCardsElsewhere }) {
      const customer = await customerWith(testCards.good);
      await removeCardsElsewhere(customer);
      expect(await cards.charge(customer, due())).toMatchObject({ error: 'card_declined' });
    },
  },
  {
    rule: 'a card that asks at set-up only is charged without its owner',
    page: 'https://docs.stripe.com/testing#regulatory-cards',
    async holds({ cards, customerWith }) {
      await paid(cards, await customerWith(testCards.asksAtSetUp), due());
    },
  },
  {
    rule: 'a card that always asks is not charged without its owner, however it was set up',
    page: 'https://docs.stripe.com/testing#regulatory-cards',
    async holds({ cards, customerWith }) {
      const result = await cards.charge(await customerWith(testCards.asksAlways), due());
      expect(result).toEqual({ error: 'authentication_required', charge: expect.any(String) });
    },
  },
  {
    rule: 'the owner at the screen answers the bank for each charge, and the repeated key tells that it is paid',
    page: 'https://docs.stripe.com/payments/paymentintents/lifecycle',
    async holds({ cards, customerWith, answerBank }) {
      const customer = await customerWith(testCards.asksAlways);
      for (const one of [due({ onSession: true }), due({ onSession: true })]) {
        const pending = await cards.charge(customer, one);
        if (!('clientSecret' in pending) || pending.clientSecret === undefined) throw new Error('The bank did not ask.');
        expect(await cards.charge(customer, one)).toEqual(pending);
        await answerBank(pending.clientSecret, true);
        expect(await cards.charge(customer, one)).toEqual({ charge: pending.charge });
      }
    },
  },
  {
    rule: 'an owner who does not confirm pays nothing, and the charge says why',
    page: 'https://docs.stripe.com/payments/paymentintents/lifecycle',
    async holds({ cards, customerWith, answerBank }) {
      const pending = await cards.charge(await customerWith(testCards.asksAlways), due({ onSession: true }));
      if (!('clientSecret' in pending) || pending.clientSecret === undefined) throw new Error('The bank did not ask.');
      await answerBank(pending.clientSecret, false);
      expect(await cards.fetchCharge(pending.charge ?? '')).toMatchObject({ status: 'unpaid', error: 'authentication_required' });
    },
  },
  {
    rule: 'a charge that was given up is not paid later, and one that was paid is not given up',
    page: 'https://docs.stripe.com/api/payment_intents/cancel',
    async holds({ cards, customerWith }) {
      const pending = await cards.charge(await customerWith(testCards.asksAlways), due({ onSession: true }));
      if (!('error' in pending)) throw new Error('The bank did not ask.');
      expect(await cards.cancelCharge(pending.charge ?? '')).toMatchObject({ status: 'canceled' });
      const charge = await paid(cards, await customerWith(testCards.good), due());
      expect(await cards.cancelCharge(charge)).toMatchObject({ id: charge, status: 'succeeded' });
      expect(await cards.cancelCharge('pi_unknown')).toBeUndefined();
    },
  },
  {
    rule: 'an order is paid in the browser, and the provider knows it whoever closes the tab',
    page: 'https://docs.stripe.com/payments/accept-a-payment',
    async holds({ cards, pay, answerBank }) {
      const [declined, pending] = [await cards.createPaymentIntent(order()), await cards.createPaymentIntent(order())];
      expect(await cards.fetchCharge(declined.id)).toMatchObject({ status: 'unpaid', error: undefined });
      await pay(declined.clientSecret, testCards.declined);
      expect(await cards.fetchCharge(declined.id)).toMatchObject({ status: 'unpaid', error: 'card_declined' });
      await pay(declined.clientSecret, testCards.good);
      expect(await cards.fetchCharge(declined.id)).toMatchObject({ status: 'succeeded', amount: 29_900 });
      await pay(pending.clientSecret, testCards.asksAlways);
      expect(await cards.fetchCharge(pending.id)).toMatchObject({ status: 'requires_action' });
      await answerBank(pending.clientSecret, true);
      expect(await cards.fetchCharge(pending.id)).toMatchObject({ status: 'succeeded' });
    },
  },
  {
    rule: 'an order has one payment, with the metadata that the service wrote',
    page: 'https://docs.stripe.com/metadata',
    async holds({ cards }) {
      const one = order();
      const intent = await cards.createPaymentIntent(one);
      expect(await cards.createPaymentIntent(one)).toEqual(intent);
      expect((await cards.fetchCharge(intent.id))?.metadata).toEqual({ ...one.metadata });
      expect(await cards.fetchCharge('pi_unknown')).toBeUndefined();
    },
  },
  {
    rule: 'a part is given back once for each key, and never more than is left',
    page: 'https://docs.stripe.com/refunds',
    async holds({ cards, customerWith }) {
      const charge = await paid(cards, await customerWith(testCards.good), due());
      const refunded = async () => (await cards.fetchCharge(charge))?.refunded;
      await cards.refund(charge, 4000, `first-${charge}`);
      await cards.refund(charge, 4000, `first-${charge}`);
      expect(await refunded()).toBe(4000);
      await cards.refund(charge, 9900, `second-${charge}`);
      expect(await refunded()).toBe(9900);
    },
  },
  {
    rule: 'what was given back elsewhere is no error',
    page: 'https://docs.stripe.com/error-codes#charge-already-refunded',
    async holds({ cards, customerWith, refundElsewhere }) {
      const charge = await paid(cards, await customerWith(testCards.good), due());
      await refundElsewhere(charge, 9900);
      await cards.refund(charge, 9900, `after-${charge}`);
      expect(await cards.fetchCharge(charge)).toMatchObject({ refunded: 9900, status: 'succeeded' });
    },
  },
  {
    rule: 'a disputed charge is with the bank: giving it back is no error',
    page: 'https://docs.stripe.com/disputes/how-disputes-work',
    async holds({ cards, customerWith, dispute }) {
      const charge = await paid(cards, await customerWith(testCards.good), due());
      await dispute(charge);
      await cards.refund(charge, 9900, `disputed-${charge}`);
      expect(await cards.fetchCharge(charge)).toMatchObject({ isDisputed: true, refunded: 0 });
    },
  },
  {
    rule: 'a charge that does not exist cannot be given back',
    page: 'https://docs.stripe.com/error-codes#resource-missing',
    async holds({ cards }) {
      await expect(cards.refund('pi_unknown', 9900, 'unknown')).rejects.toThrow();
    },
  },
  {
    rule: 'a webhook names its charge, whatever kind of event it is, and only with a fresh signature of the raw body',
    page: 'https://docs.stripe.com/webhooks#verify-manually',
    async holds({ cards, webhookSecret }) {
      const now = Date.UTC(2026, 0, 1);
      const read = (object: object, secret = webhookSecret, at = now, change = '') => {
        const raw = JSON.stringify({ type: 'some.event', data: { object } });
        const header = signWebhook(raw, secret, at);
        return cards.readWebhook(raw + change, (name) => (name === 'stripe-signature' ? header : undefined), now);
      };
      const intent = { object: 'payment_intent', id: 'pi_1' };
      expect(read(intent)).toEqual({ charge: 'pi_1' });
      expect(read({ object: 'charge', id: 'ch_1', payment_intent: 'pi_1' })).toEqual({ charge: 'pi_1' });
      expect(read({ object: 'dispute', id: 'dp_1', payment_intent: 'pi_1' })).toEqual({ charge: 'pi_1' });
      expect(read({ object: 'customer', id: 'cus_1' })).toBeUndefined();
      for (const refused of [
        () => read(intent, 'whsec_other'),
        () => read(intent, webhookSecret, now - 301_000),
        () => read(intent, webhookSecret, now + 301_000),
        () => read(intent, webhookSecret, now, ' '),
        () => cards.readWebhook('{}', () => undefined, now),
      ])
        expect(refused).toThrow(expect.objectContaining({ status: 400 }));
    },
  },
];
