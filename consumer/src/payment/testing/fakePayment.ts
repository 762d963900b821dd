import type { ChargeTerms, Invoice, PaymentMethod, PlanChangePreview, Subscription, WithdrawalRefund } from '@realmkit/openapi';
import { market } from './market.ts';

const card = (id: string, last4: string): PaymentMethod => ({ id, card: { brand: 'visa', last4, exp_month: 12, exp_year: 2040 } });
const at = '2026-12-05T08:00:00.000Z';

/** The state of a fake payment service and the requests that it received. */
export interface FakePayment {
  /** Responds to the calls of the payment service and to the registration of the account service. */
  readonly answer: (request: Request) => Promise<Response | undefined>;
  /** The fetch function that the simulator uses. */
  readonly fetch: typeof globalThis.fetch;
  /** Method and path of every writing request, in order. */
  readonly requests: readonly string[];
  /** The prices whose change of plan was previewed. */
  readonly previews: readonly (string | null)[];
  readonly bodies: readonly unknown[];
  subscriptions: Subscription[];
  /** The invoices, the newest first. */
  invoices: Invoice[];
  /** What the link of a declaration would end. */
  declared: { kind: 'cancellation' | 'withdrawal'; number_known: boolean; offers: object[] };
  /** The subscriptions that have ended, the latest first. */
  ended: Subscription[];
  /** What every change of plan charges. */
  planChange: Omit<PlanChangePreview, 'priceId' | 'terms'>;
  methods: PaymentMethod[];
  defaultCard: string | null;
  /** What is left of gift cards. */
  balance: number;
  /** Whether the customer has had a trial. */
  hadTrial: boolean;
  /** The status of every order. */
  orderStatus: 'created' | 'processing' | 'failed' | 'completed';
  /** Errors for the next calls of a method and path. */
  readonly errors: Map<
    string,
    {
      readonly status: number;
      readonly name: string;
      readonly attributes?: object[];
      readonly terms?: ChargeTerms;
      /** Its bank asks the owner, until they confirm. */
      readonly client_secret?: string;
    }
  >;
}

/** Returns what an act charges as the service names it; at once, unless it says otherwise. */
export const termsOf = (amount: number, more: Partial<ChargeTerms> = {}): ChargeTerms => ({
  amount,
  from_balance: 0,
  currency: 'gbp',
  first_charge_on: null,
  recurring_amount: amount,
  alongside: [],
  ...more,
});

/** Returns a subscription as the service sends it. */
export const heldSubscription = (more: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  status: 'trialing',
  items: [{ priceId: 'price-uk-library-month' }],
  cancel_at_period_end: false,
  trial_end: at,
  current_period_end: at,
  ends_at: at,
  couponId: null,
  next_charge: { at, amount: 899, tax: 150, discount: 0, currency: 'gbp', from_balance: 0 },
  balance_coverage: null,
  card_needed_at: null,
  past_due_reason: null,
  open_terms: more.status === 'past_due' ? termsOf(899, { from_balance: more.open_invoice?.from_balance ?? 0 }) : null,
  ...more,
});

/** What a withdrawal from the fake plan gives back. */
export const fakeRefund: WithdrawalRefund = { amount: 899, to_balance: 0, withheld: 0, currency: 'gbp', returns_to: null };

const declaredContract = { contract: 'sub_1', description: 'Library', ends_at: at, refund: fakeRefund };

/** The known coupons that the fake payment service rejects, with the reason. */
const couponReasons: ReadonlyMap<string, string> = new Map([
  ['SUMMER2020', 'expired'],
  ['USED', 'used'],
]);

/** Creates a fake payment service with its card provider, for tests and stories. */
export function fakePayment(): FakePayment {
  const requests: string[] = [];
  const previews: (string | null)[] = [];
  const bodies: unknown[] = [];
  const errors: FakePayment['errors'] = new Map();
  let intentStatus = 'requires_payment_method';
  let method: string | null = null;
  let number = '';

  const customer = () => ({
    id: 'cus_1',
    name: 'Maja Holm',
    email: 'maja@example.com',
    balance: fake.balance,
    invoice_settings: { default_payment_method: fake.defaultCard },
  });
  const setup = () => ({ id: 'seti_1', client_secret: 'seti_1_secret_x', status: intentStatus, payment_method: method });
  const invalidCoupon = (reason: string) =>
    Response.json(
      { name: 'InvalidInputError', message: 'Invalid Coupon!', attributes: [{ attribute: 'couponId', reason }] },
      { status: 400 },
    );

  async function answer(request: Request): Promise<Response | undefined> {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith('/payment/') && pathname !== '/account/register' && !pathname.startsWith('/account/email/')) return undefined;
    const call = `${request.method} ${pathname}`;
    if (request.method !== 'GET') {
      requests.push(call);
      bodies.push(
        await request
          .clone()
          .json()
          .catch(() => undefined),
      );
    }
    const httpError = errors.get(call);
    if (httpError) {
      const { status, ...body } = httpError;
      return Response.json({ message: 'No.', ...body }, { status });
    }
    const body = bodies.at(-1) as
      | {
          invoice_settings?: { default_payment_method: string };
          priceId?: string;
          couponId?: string;
          quantity?: number;
          cancel_at_period_end?: boolean;
        }
      | undefined;
    switch (call) {
      case 'POST /account/register':
        return Response.json({ uid: 'uk-user-9' }, { status: 201 });
      case 'POST /account/email/requestValidation':
        return new Response(null, { status: 204 });
      case 'POST /payment/contract-cancellations':
      case 'POST /payment/withdrawals': {
        const kind = pathname.endsWith('withdrawals') ? 'withdrawal' : 'cancellation';
        const isSecured = request.headers.has('authorization');
        return Response.json(
          { kind, receivedAt: at, status: isSecured ? 'effective' : 'pending', contracts: isSecured ? fake.subscriptions.length : 0 },
          { status: 202 },
        );
      }
      case 'POST /payment/contract-declarations/previews':
        return Response.json({ ...fake.declared, receivedAt: at, status: 'pending', contracts: 0 });
      case 'POST /payment/contract-declarations/confirmations':
        return Response.json({ kind: fake.declared.kind, receivedAt: at, status: 'effective', contracts: fake.declared.offers.length });
      case 'GET /payment/configuration':
        return Response.json({ livemode: false, provider: 'simulated' });
      case 'GET /payment/products':
        return Response.json(market);
      case 'GET /payment/subscriptions':
        return Response.json({ data: searchParams.get('status') === 'canceled' ? fake.ended : fake.subscriptions });
      case 'GET /payment/invoices':
        return Response.json({ data: fake.invoices });
      case 'GET /payment/me':
        return Response.json(customer());
      case 'PUT /payment/me':
        if (body?.invoice_settings) fake.defaultCard = body.invoice_settings.default_payment_method;
        return Response.json(customer());
      case 'GET /payment/payment-methods':
        return Response.json({ paymentMethods: { data: fake.methods } });
      case 'DELETE /payment/payment-methods':
        fake.methods = [];
        fake.defaultCard = null;
        return new Response(null, { status: 204 });
      case 'POST /payment/client-secret':
        intentStatus = 'requires_payment_method';
        return Response.json({ livemode: false, setupIntent: setup() }, { status: 201 });
      case 'GET /payment/subscription-preview': {
        const coupon = searchParams.get('couponId');
        if (coupon !== null && coupon !== 'WELCOME20') return invalidCoupon(couponReasons.get(coupon) ?? 'unknown');
        const priceId = searchParams.get('priceId') ?? '';
        const price = market.prices.find(({ id }) => id === priceId);
        const amount = Math.round((price?.amount ?? 0) * (coupon === null ? 1 : 0.8));
        const interval = price?.interval ?? 'month';
        const charges = Math.floor(fake.balance / amount);
        return Response.json({
          priceId,
          couponId: coupon,
          trial_end: fake.hadTrial ? null : at,
          first_charge: {
            at,
            amount,
            tax: 150,
            discount: (price?.amount ?? 0) - amount,
            currency: 'gbp',
            from_balance: Math.min(amount, fake.balance),
          },
          balance_coverage: charges === 0 ? null : { charges, until: '2027-03-05T08:00:00.000Z' },
          card_required: fake.defaultCard === null && charges === 0,
          tax: 150,
          interval,
          terms: termsOf(amount, {
            from_balance: Math.min(amount, fake.balance),
            first_charge_on: fake.hadTrial ? null : at.slice(0, 10),
            alongside: fake.subscriptions.map(({ id }) => id),
          }),
        });
      }
      case 'POST /payment/subscriptions': {
        const made = heldSubscription({ items: [{ priceId: body?.priceId ?? '' }] });
        fake.subscriptions = [...fake.subscriptions, made];
        return Response.json(made, { status: 201 });
      }
      case 'POST /payment/gift-cards/redemptions':
        fake.balance += 2697;
        return Response.json(customer());
      case 'GET /payment/order-preview': {
        const quantity = Number(searchParams.get('quantity'));
        const mail = { subject: 'Your gift card for Realmkit', paragraphs: ['Hello {name},', 'Your greeting: {message}'] };
        return Response.json({
          amount: 2697 * quantity,
          tax: 450 * quantity,
          tax_percent: 20,
          currency: 'gbp',
          terms: termsOf(2697 * quantity, { recurring_amount: 0 }),
          mail,
        });
      }
      case 'POST /payment/order': {
        const amount = 2697 * Number(body?.quantity ?? 1);
        const paymentIntent = { id: 'pi_1', client_secret: 'pi_1_secret_x', status: 'requires_payment_method', amount, currency: 'gbp' };
        return Response.json({ livemode: false, orderId: 'order_1', paymentIntent }, { status: 201 });
      }
      case 'GET /payment/order/order_1':
        return Response.json({
          id: 'order_1',
          client_secret: 'pi_1_secret_x',
          status: fake.orderStatus,
          quantity: 1,
          amount: 2697,
          currency: 'gbp',
        });
      default:
        break;
    }
    const changed = /^PUT \/payment\/subscriptions\/(.+)$/.exec(call)?.[1];
    if (changed !== undefined) {
      const ends = body?.cancel_at_period_end === true;
      fake.subscriptions = fake.subscriptions.map((held) =>
        held.id === changed ? { ...held, cancel_at_period_end: ends, next_charge: ends ? null : heldSubscription().next_charge } : held,
      );
      return Response.json(fake.subscriptions.find(({ id }) => id === changed));
    }
    if (/^POST \/payment\/subscription-coupon\/.+$/.test(call)) {
      const couponId = body?.couponId ?? '';
      if (couponId !== 'WELCOME20') return invalidCoupon(couponReasons.get(couponId) ?? 'unknown');
      const next_charge = { at, amount: 719, tax: 120, discount: 180, currency: 'gbp', from_balance: 0 };
      fake.subscriptions = fake.subscriptions.map((held) => ({ ...held, couponId, next_charge }));
      return Response.json(fake.subscriptions[0]);
    }
    if (/^POST \/payment\/subscriptions\/.+\/payments$/.test(call)) {
      fake.subscriptions = fake.subscriptions.map((held) => ({ ...held, status: 'active', past_due_reason: null }));
      return Response.json(fake.subscriptions[0]);
    }
    const removed = /^DELETE \/payment\/payment-methods\/(.+)$/.exec(call)?.[1];
    if (removed !== undefined) {
      fake.methods = fake.methods.filter(({ id }) => id !== removed);
      if (fake.defaultCard === removed) fake.defaultCard = fake.methods[0]?.id ?? null;
      return new Response(null, { status: 204 });
    }
    if (/^GET \/payment\/subscriptions\/.+\/plan-change-preview$/.test(call)) {
      previews.push(searchParams.get('priceId'));
      const { charge_now: now, next_charge: next } = fake.planChange;
      const terms = termsOf(now?.amount ?? 0, { first_charge_on: now ? null : next.at.slice(0, 10), recurring_amount: next.amount });
      return Response.json({ ...fake.planChange, priceId: searchParams.get('priceId'), terms });
    }
    if (/^POST \/payment\/subscriptions\/.+\/plan-changes$/.test(call)) {
      const priceId = body?.priceId ?? '';
      const { charge_now, starts_at, next_charge } = fake.planChange;
      fake.subscriptions = fake.subscriptions.map((held) => {
        if (held.items[0]?.priceId === priceId) return { ...held, pending_change: null };
        if (held.status === 'trialing' || charge_now) return { ...held, items: [{ priceId }], next_charge };
        return { ...held, pending_change: { priceId, at: starts_at }, next_charge };
      });
      return Response.json(fake.subscriptions[0]);
    }
    return undefined;
  }

  const declined = (code: string, declineCode?: string) =>
    Response.json({ error: { type: 'card_error', code, decline_code: declineCode, message: `It said ${code}.` } }, { status: 402 });
  const succeed = (secret: string) => {
    intentStatus = 'succeeded';
    if (secret.startsWith('pi')) {
      fake.orderStatus = 'completed';
      return;
    }
    method = 'pm_new';
    fake.methods = [card('pm_new', number.slice(-4)), ...fake.methods];
  };

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const [, secret = '', action] = /\/intents\/([^/]+)(?:\/(\w+))?$/.exec(new URL(request.url).pathname) ?? [];
    const body = (await request.json().catch(() => ({}))) as { card?: { number: string }; outcome?: string };
    requests.push(`${action ?? 'retrieve'} ${secret.split('_secret')[0]}`);
    const waiting = [...errors].find(([, error]) => error.client_secret === secret);
    if (waiting && body.outcome === 'success') errors.delete(waiting[0]);
    if (waiting && body.outcome === 'fail') return declined('payment_intent_authentication_failure');
    if (waiting) {
      const status = body.outcome === 'success' ? 'succeeded' : 'requires_action';
      return Response.json({ intent: { object: 'payment_intent', id: 'pi_1', client_secret: secret, status, livemode: false } });
    }
    if (action === 'confirm') {
      number = body.card?.number ?? '';
      if (intentStatus === 'succeeded') return declined('setup_intent_unexpected_state');
      if (number.endsWith('0002')) return declined('card_declined');
      if (number.endsWith('9995')) return declined('card_declined', 'insufficient_funds');
      if (number.endsWith('1111')) return declined('incorrect_number');
      if (number.endsWith('0127')) return declined('incorrect_cvc');
      if (number.endsWith('0069')) return declined('expired_card');
      if (number.endsWith('0119')) return declined('processing_error');
      if (number.endsWith('3155') || number.endsWith('3184')) intentStatus = 'requires_action';
      else succeed(secret);
    }
    if (action === 'authenticate') {
      if (body.outcome !== 'success') {
        intentStatus = 'requires_payment_method';
        return declined('setup_intent_authentication_failure');
      }
      succeed(secret);
    }
    return Response.json({ intent: { ...setup(), object: 'setup_intent', client_secret: secret, livemode: false } });
  };

  const fake: FakePayment = {
    answer,
    fetch,
    requests,
    previews,
    bodies,
    subscriptions: [],
    invoices: [],
    declared: { kind: 'withdrawal', number_known: true, offers: [declaredContract] },
    ended: [],
    planChange: {
      starts_at: at,
      charge_now: null,
      credit: 0,
      next_charge: { at, amount: 8990, tax: 1498, discount: 0, currency: 'gbp', from_balance: 0 },
    },
    methods: [],
    defaultCard: null,
    balance: 0,
    hadTrial: false,
    orderStatus: 'created',
    errors,
  };
  return fake;
}

/** Returns a saved card for tests. */
export const savedCard = card;
