import { eq } from 'drizzle-orm';
import { openTestSandbox } from '../../../../../sandbox/testing/testSandbox.ts';
import { ask } from '../../../../../sandbox/testing/visitor.ts';
import type { CardProvider, CustomerRow } from '../../cardProvider.ts';
import { refundInBook } from '../cardBook.ts';
import { simulatedWebhookSecret } from '../signedWebhook.ts';
import { stripeCards } from '../stripeCards.ts';
import { StrictStripe } from './strictStripe.ts';

/** A card provider under test, with what happens at the provider itself: in the browser, at the bank, in its dashboard. */
export interface TestedProvider {
  readonly cards: CardProvider;
  readonly webhookSecret: string;
  /** Saves a published test card for a new customer and makes it the default. */
  customerWith(number: string, expYear?: number): Promise<CustomerRow>;
  /** Removes a customer's cards at the provider, without this service. */
  removeCardsElsewhere(customer: CustomerRow): Promise<void>;
  /** Enters a card in the browser for the intent of an order. */
  pay(clientSecret: string, number: string): Promise<void>;
  /** Answers the question of the bank in the browser. */
  answerBank(clientSecret: string, isOwner: boolean): Promise<void>;
  refundElsewhere(charge: string, amount: number): Promise<void>;
  dispute(charge: string): Promise<void>;
  /** Makes a call whose answer does not arrive, although it was carried out. */
  withoutAnswer(call: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

const customerOf = (userUid: string, defaultPaymentMethod: string | null): CustomerRow => ({
  realm: 'se',
  userUid,
  id: `cus_${userUid}`,
  providerId: `cus_${userUid}`,
  defaultPaymentMethod,
  hadTrial: true,
  balance: 0,
  address: null,
  vatNumber: null,
  usedCoupons: {},
  pendingCharge: null,
  pendingChargeAt: null,
});

let customers = 0;
const newUid = (): string => {
  customers += 1;
  return `se-card-owner-${customers}`;
};

/** Opens the simulated provider in a sandbox. */
export async function openSimulated(): Promise<TestedProvider> {
  const { app, shards, close } = await openTestSandbox('PGlite');
  const { eu } = shards;
  const { cardCharges, paymentMethods } = eu.tables;
  const intent = async (clientSecret: string, action: string, json: object): Promise<void> => {
    await ask(app, 'POST', `/__sandbox/card-provider/intents/${clientSecret}/${action}`, { json });
  };
  return {
    cards: eu.cards,
    webhookSecret: simulatedWebhookSecret,
    async customerWith(number, expYear = 2040) {
      const customer = customerOf(newUid(), null);
      const { clientSecret } = await eu.cards.createSetupIntent(eu, customer, { name: 'Maja', email: null }, customer.userUid);
      // A card that has expired since was good when it was saved.
      await intent(clientSecret, 'confirm', { card: { number, exp_month: 12, exp_year: 2040 } });
      if (/3155$|3184$/.test(number)) await intent(clientSecret, 'authenticate', { outcome: 'success' });
      const [saved] = await eu.engine.database
        .update(paymentMethods)
        .set({ expYear })
        .where(eq(paymentMethods.userUid, customer.userUid))
        .returning();
      return { ...customer, defaultPaymentMethod: saved?.id ?? null };
    },
    async removeCardsElsewhere({ userUid }) {
      await eu.engine.database.delete(paymentMethods).where(eq(paymentMethods.userUid, userUid));
    },
    pay: (clientSecret, number) => intent(clientSecret, 'confirm', { card: { number, exp_month: 12, exp_year: 2040 } }),
    answerBank: (clientSecret, isOwner) => intent(clientSecret, 'authenticate', { outcome: isOwner ? 'success' : 'fail' }),
    refundElsewhere: (charge, amount) => refundInBook(eu, charge, amount, `dashboard-${amount}`),
    async dispute(charge) {
      await eu.engine.database.update(cardCharges).set({ disputed: true }).where(eq(cardCharges.id, charge));
    },
    async withoutAnswer(call) {
      await call();
    },
    close,
  };
}

/** Opens the adapter of Stripe on its stand-in. */
export async function openStripe(): Promise<TestedProvider> {
  const strict = new StrictStripe();
  const stripe = await strict.open();
  const webhookSecret = 'whsec_test';
  return {
    cards: stripeCards(stripe, webhookSecret),
    webhookSecret,
    async customerWith(number, expYear) {
      const uid = newUid();
      return customerOf(uid, strict.saveCard(`cus_${uid}`, number, expYear));
    },
    async removeCardsElsewhere({ defaultPaymentMethod }) {
      await stripe.paymentMethods.detach(defaultPaymentMethod ?? '');
    },
    async pay(clientSecret, number) {
      strict.pay(clientSecret, number);
    },
    async answerBank(clientSecret, isOwner) {
      strict.answerBank(clientSecret, isOwner);
    },
    async refundElsewhere(charge, amount) {
      await stripe.refunds.create({ payment_intent: charge, amount });
    },
    async dispute(charge) {
      strict.dispute(charge);
    },
    async withoutAnswer(call) {
      strict.losesAnswerOf = 'POST /v1/payment_intents';
      await call().catch(() => undefined);
      strict.losesAnswerOf = undefined;
    },
    close: () => strict.close(),
  };
}
