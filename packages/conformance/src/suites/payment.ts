import { type Steps, type Suite, scenario } from '../core/suite.ts';

const typed = (number: string) => ({ card: { number, exp_month: 12, exp_year: 2040 } });

/** Terms that no act has. */
const otherTerms = { amount: 1, from_balance: 0, currency: 'xxx', first_charge_on: null, recurring_amount: 1, alongside: [] };

/** Ends what the customer has ordered, so that the next run finds nothing: within 14 days an order can be withdrawn from. */
async function withdraw({ call, unique }: Steps): Promise<void> {
  const rows = (await call('listSubscriptions')).list('/data');
  if (rows.length === 0) return;
  await call('withdrawFromContract', {
    as: 'guardian',
    body: { name: 'Conformance', email: `${unique('withdrawal')}@example.org` },
    negatives: false,
  });
}

/** Sets a card up; the hook `confirmCard` replaces the card provider's form in a browser. */
async function saveCard({ call, hook, created }: Steps, number = '4242 4242 4242 4242'): Promise<string> {
  const intent = await call('createClientSecret');
  const secret = intent.text('/setupIntent/client_secret');
  const method = (await hook('confirmCard', { values: { secret }, json: typed(number) })).text('/intent/payment_method');
  await call('updateCustomer', { body: { invoice_settings: { default_payment_method: method } } });
  return created(method);
}

/**
 * Payments, in the provider's test mode. The role `acting` acts as another user; `invoiced` has invoices. What it orders is withdrawn from; a service without a test mode must not be called with `--allow-writes`.
 */
export const paymentSuite: Suite = {
  service: 'payment',
  requirements: {
    roles: {
      guardian: 'a customer in test mode without a card and without a subscription; gets both',
      acting: 'somebody who acts as another person',
      invoiced: 'a customer with invoices, who redeems a gift card',
    },
    reads: {
      'X-Country': 'the country of the realm',
      priceId: 'a price of a subscription',
      secondPriceId: 'a price of another subscription',
      giftPriceId: 'a price of a gift card',
      couponId: 'a coupon for the first price, which one person may use again and again',
    },
    hooks: {
      mails: 'answers the mails of the realm, the newest first, as { data: [{ link }] }',
      confirmCard:
        'confirms the set-up {secret} of a card, or the payment of an order, by the card provider’s test mode, as { intent: { payment_method } }',
    },
  },
  caller: 'guardian',
  creates: {
    createSubscription: {
      id: (answer) => answer.text('/id'),
      list: 'listSubscriptions',
      key: '/id',
      says: ({ body }) => ({ '/items/0/priceId': Reflect.get(Object(body), 'priceId') }),
    },
  },
  scenarios: [
    scenario('products and configuration are open', async ({ call }) => {
      await call('listProducts');
    }),
    scenario('the configuration is open', async ({ call, holds }) => {
      holds(
        (await call('getPaymentConfiguration')).at('/livemode') === false,
        'answer body /livemode',
        'must be false where conformance is tested',
      );
    }),
    scenario('without a card there is no subscription', async (steps) => {
      const { call, fixture } = steps;
      // A run that was killed has left what it had ordered, and its card.
      await withdraw(steps);
      await call('deletePaymentMethods');
      await call('getCustomer');
      await call('createSubscription', { body: { priceId: fixture('priceId') }, status: 402 });
    }),
    scenario('a card is set up and listed', async (steps) => {
      const method = await saveCard(steps);
      const cards = await steps.call('listPaymentMethods');
      steps.holds(
        cards.lists('/paymentMethods/data', 'id', method),
        'answer body /paymentMethods/data',
        'must hold the card that was set up',
      );
    }),
    scenario('a subscription is made, reduced, changed and cancelled, and needs its card', async (steps) => {
      const { call, fixture, holds, undo } = steps;
      undo(() => withdraw(steps));
      const priceId = fixture('priceId');
      await call('previewSubscription', { query: { priceId } });
      const made = await call('createSubscription', { body: { priceId, termsVersion: '2026-01-01' } });
      const id = made.text('/id');
      holds(made.at('/termsVersion') === '2026-01-01', 'answer body /termsVersion', 'must be the version that was agreed to');
      await call('createSubscription', { body: { priceId }, status: 409 });
      await call('listSubscriptions');
      await call('payOpenInvoice', { path: { id }, body: {} });
      await call('payOpenInvoice', { path: { id }, body: { expected: otherTerms }, status: 409 });
      await call('applyCoupon', { path: { id }, body: { couponId: fixture('couponId') } });
      await call('previewPlanChange', { path: { id }, query: { priceId }, status: 409 });
      await call('changePlan', { path: { id }, body: { priceId, amount: 0 }, status: 409 });
      const change = { path: { id }, query: { priceId: fixture('secondPriceId') } };
      const amount = (await call('previewPlanChange', change)).at('/charge_now/amount') ?? 0;
      await call('changePlan', { path: { id }, body: { priceId: fixture('secondPriceId'), amount } });
      const card = { path: { id: (await call('listPaymentMethods')).text('/paymentMethods/data/0/id') } };
      await call('deletePaymentMethods', { status: 409 });
      await call('deletePaymentMethod', { ...card, status: 409 });
      await call('updateSubscription', { path: { id }, body: { cancel_at_period_end: true } });
      await call('deletePaymentMethod', card);
      await call('deletePaymentMethods');
    }),
    scenario('a charge that is declined is 402', async (steps) => {
      await saveCard(steps, '4000000000000341');
      await steps.call('createSubscription', { body: { priceId: steps.fixture('priceId') }, status: 402 });
    }),
    scenario('invoices are listed', async ({ call }) => {
      await call('listInvoices', { as: 'invoiced' });
    }),
    scenario('an invoice can be kept', async ({ call }) => {
      const id = (await call('listInvoices', { as: 'invoiced' })).text('/data/0/id');
      await call('getInvoiceFile', { as: 'invoiced', path: { id } });
    }),
    scenario('gift cards are ordered without an account', async ({ call, fixture, holds, unique }) => {
      const body = {
        priceId: fixture('giftPriceId'),
        quantity: 1,
        name: 'Conformance',
        email: `${unique('conformance')}@example.org`,
        message: 'Hello',
      };
      await call('previewOrder', { query: { priceId: body.priceId, quantity: String(body.quantity) } });
      const id = (await call('createOrder', { body })).text('/orderId');
      const order = await call('getOrder', { path: { id } });
      holds(order.at('/status') === 'created', 'answer body /status', 'must be created before it is paid');
      await call('createOrder', { body: { ...body, expected: otherTerms }, status: 409 });
      await call('createOrder', { body, as: 'acting', status: 403 });
      await call('createOrder', { body, headers: { Authorization: 'Bearer none' }, status: 401 });
    }),
    scenario('a gift card is redeemed once', async ({ call, fixture, holds, hook, unique }) => {
      // Not the customer who orders: a balance would pay instead of the card that the next run has to lack.
      await call('redeemGiftCard', { as: 'invoiced', body: { code: 'NOBODY-HAS-THIS' }, status: 404 });
      const email = `${unique('conformance')}@example.org`;
      const order = { priceId: fixture('giftPriceId'), quantity: 1, name: 'Conformance', email, message: 'Hello' };
      const ordered = await call('createOrder', { body: order });
      const secret = ordered.text('/paymentIntent/client_secret');
      await hook('confirmCard', { values: { secret }, json: typed('4242 4242 4242 4242') });
      const paid = await call('getOrder', { path: { id: ordered.text('/orderId') } });
      holds(paid.at('/status') === 'completed', 'answer body /status', 'must be completed when it is paid');
      // The receipt comes after the mail with the code.
      const links = (await hook('mails')).list('/data').map((mail) => String(Reflect.get(Object(mail), 'link')));
      const code = links.map((link) => /[?&]code=([^&]+)/.exec(link)?.[1]).find((one) => one !== undefined);
      await call('redeemGiftCard', { as: 'invoiced', body: { code } });
      await call('redeemGiftCard', { as: 'invoiced', body: { code }, status: 409 });
    }),
    scenario('an event that the card provider has not signed is refused', async ({ call }) => {
      const body = { type: 'payment_intent.succeeded', data: { object: { object: 'payment_intent', id: 'pi_1' } } };
      await call('receiveCardEvent', { body, status: 400 });
    }),
    scenario('contracts are ended in writing without signing in, by a link', async ({ call, holds, hook, unique }) => {
      const body = { name: 'Conformance', email: `${unique('conformance')}@example.org` };
      await call('cancelContract', { body });
      await call('cancelContract', { body, as: 'acting', status: 403 });
      const declared = await call('withdrawFromContract', { body });
      holds(declared.text('/status') === 'pending', 'answer body /status', 'must be pending until the link of the mail is followed');
      const headers = { 'X-Country': 'de', Authorization: 'Bearer not-a-token' };
      await call('cancelContract', { body, headers, status: 401 });
      await call('withdrawFromContract', { body, headers, status: 401 });
      const link = new URL((await hook('mails')).text('/data/0/link'));
      const token = link.searchParams.get('token') ?? '';
      const preview = await call('previewDeclaration', { body: { token } });
      holds(preview.text('/status') === 'pending', 'answer body /status', 'must stay pending when its preview is read');
      await call('previewDeclaration', { body: { token: 'not-a-token' }, status: 400 });
      await call('confirmDeclaration', { body: { token } });
      await call('confirmDeclaration', { body: { token: 'not-a-token' }, status: 400 });
      await call('withdrawFromContract', { body, headers: { 'X-Country': 'us' }, status: 403 });
    }),
  ],
};
