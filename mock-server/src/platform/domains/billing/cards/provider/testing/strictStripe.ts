import { createServer, type Server } from 'node:http';
import Stripe from 'stripe';
import { minimumAmount } from '../minimumAmounts.ts';
import { chargeErrorOf, testCard } from '../testCards.ts';

/** A request that the stand-in received. */
interface ReceivedCall {
  readonly call: string;
  readonly form: Readonly<Record<string, string>>;
  readonly key: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** The parts of Stripe's objects that the stand-in answers with, under their names in Stripe's types. */
type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'currency' | 'client_secret' | 'metadata' | 'payment_method' | 'status' | 'livemode'
> & { last_payment_error: { code: string; payment_method?: { id: string } } | null; latest_charge: LatestCharge | null };
type LatestCharge = Pick<Stripe.Charge, 'id' | 'object' | 'amount' | 'amount_refunded' | 'disputed' | 'payment_intent'>;
type Card = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'created' | 'type'> & {
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>;
};

const ok = (body: object): Answer => ({ status: 200, body });
const refused = (code: string, message: string, param?: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message, ...(param !== undefined && { param }) } },
});
const missing = (what: string, param?: string): Answer => ({ ...refused('resource_missing', `No such ${what}`, param), status: 404 });

/** The codes of Stripe for our charge errors: https://docs.stripe.com/error-codes */
const cardCodes = {
  card_declined: 'card_declined',
  card_expired: 'expired_card',
  authentication_required: 'authentication_required',
} as const;

/**
 * A stand-in of Stripe's API for tests, limited to the calls of the adapter and as strict as its documentation: keys bind their parameters, amounts have a
 * smallest value, and the published test cards behave as published (https://docs.stripe.com/testing). It has not been compared with Stripe itself.
 */
export class StrictStripe {
  readonly received: ReceivedCall[] = [];
  /** The path of a call whose next answer is lost after it was carried out. */
  losesAnswerOf: string | undefined;
  /** Answers a call in the place of the stand-in; for what it cannot know, such as an error of Stripe's own. */
  answersInstead: ((call: string, form: URLSearchParams) => Answer | undefined) | undefined;
  readonly #server: Server;
  readonly #intents = new Map<string, Intent>();
  readonly #cards = new Map<string, { readonly card: Card; readonly number: string; readonly customer: string }>();
  readonly #keys = new Map<string, { readonly request: string; readonly answer: Answer }>();
  #count = 0;

  constructor() {
    this.#server = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const [path = '', query = ''] = (request.url ?? '').split('?');
      const form = new URLSearchParams(text || query);
      const header = request.headers['idempotency-key'];
      const key = typeof header === 'string' ? header : undefined;
      const call = `${request.method} ${path}`;
      this.received.push({ call, form: Object.fromEntries(form), key });
      const { status, body } = this.#respondOnce(call, form, request.method === 'POST' ? key : undefined);
      if (this.losesAnswerOf === call) {
        response.destroy();
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }

  /** Starts the stand-in and returns the official client of it. */
  async open(): Promise<Stripe> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const bound = this.#server.address();
    if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port.');
    return new Stripe('sk_test_none', { host: '127.0.0.1', port: bound.port, protocol: 'http', maxNetworkRetries: 0 });
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Returns the received requests of one call. */
  sent(call: string): ReceivedCall[] {
    return this.received.filter((one) => one.call === call);
  }

  /** Saves a card of a customer, as its browser does with a setup intent; returns its id. */
  saveCard(customer: string, number: string, expYear = 2034): string {
    const id = this.#newId('pm');
    const card = { brand: 'visa', last4: number.slice(-4), exp_month: 12, exp_year: expYear };
    this.#cards.set(id, {
      number,
      customer,
      card: { id, object: 'payment_method', created: 1_760_000_000 + this.#count, type: 'card', card },
    });
    return id;
  }

  /** Enters a card for an intent, as the fields in the browser do. */
  pay(clientSecret: string, number: string): void {
    const intent = this.#bySecret(clientSecret);
    const known = testCard(number);
    if (known?.error) Object.assign(intent, { last_payment_error: { code: known.error.code } });
    else if (known?.requiresAuthentication) Object.assign(intent, { status: 'requires_action', last_payment_error: null });
    else this.#succeed(intent);
  }

  /** Answers the bank's question for an intent, as the browser does. */
  answerBank(clientSecret: string, isOwner: boolean): void {
    const intent = this.#bySecret(clientSecret);
    if (intent.status !== 'requires_action') throw new Error(`The bank asks nothing for ${intent.id}, which is ${intent.status}.`);
    if (isOwner) this.#succeed(intent);
    else
      Object.assign(intent, { status: 'requires_payment_method', last_payment_error: { code: 'payment_intent_authentication_failure' } });
  }

  /** Lets the owner of a card dispute a charge at their bank. */
  dispute(id: string): void {
    const charge = this.#intents.get(id)?.latest_charge;
    if (!charge) throw new Error(`There is no charge ${id}.`);
    charge.disputed = true;
  }

  #newId(kind: string): string {
    this.#count += 1;
    return `${kind}_${this.#count}`;
  }

  #bySecret(clientSecret: string): Intent {
    const intent = [...this.#intents.values()].find((one) => one.client_secret === clientSecret);
    if (!intent) throw new Error('There is no intent with this secret.');
    return intent;
  }

  #succeed(intent: Intent): void {
    const { id, amount } = intent;
    const charge: LatestCharge = {
      id: this.#newId('ch'),
      object: 'charge',
      amount,
      amount_refunded: 0,
      disputed: false,
      payment_intent: id,
    };
    Object.assign(intent, { status: 'succeeded', last_payment_error: null, latest_charge: charge });
  }

  /** The first answer to a key is given again, and another request with it is an error: https://docs.stripe.com/api/idempotent_requests */
  #respondOnce(call: string, form: URLSearchParams, key: string | undefined): Answer {
    const request = `${call} ${form}`;
    const known = key === undefined ? undefined : this.#keys.get(key);
    if (known && known.request !== request) {
      const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return { status: 400, body: { error: { type: 'idempotency_error', message } } };
    }
    if (known) return known.answer;
    const { status, body } = this.answersInstead?.(call, form) ?? this.#respond(call, form);
    // A copy: what becomes of the intent later does not change the first answer.
    const answer = { status, body: structuredClone(body) };
    if (key !== undefined) this.#keys.set(key, { request, answer });
    return answer;
  }

  #respond(call: string, form: URLSearchParams): Answer {
    const [, intentId = '', action = ''] = /^(?:GET|POST) \/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(call) ?? [];
    const [, cardId] = /^POST \/v1\/payment_methods\/(\w+)\/detach$/.exec(call) ?? [];
    if (call === 'POST /v1/customers') return ok({ id: this.#newId('cus'), object: 'customer' });
    if (call.startsWith('DELETE /v1/customers/')) return ok({ id: call.split('/').at(-1), object: 'customer', deleted: true });
    if (call === 'POST /v1/setup_intents') {
      const id = this.#newId('seti');
      return ok({ id, object: 'setup_intent', client_secret: `${id}_secret`, status: 'requires_payment_method' });
    }
    if (call === 'GET /v1/payment_methods') {
      const held = [...this.#cards.values()].filter(({ customer }) => customer === form.get('customer'));
      return ok({ object: 'list', data: held.map(({ card }) => card) });
    }
    if (cardId !== undefined) return this.#cards.delete(cardId) ? ok({ id: cardId, object: 'payment_method' }) : missing('payment_method');
    if (call === 'POST /v1/payment_intents') return this.#createIntent(form);
    if (call === 'POST /v1/refunds') return this.#refund(form);
    const intent = this.#intents.get(intentId);
    if (!intent) return missing(intentId ? 'payment_intent' : call);
    return action === 'cancel' ? this.#cancel(intent) : ok(intent);
  }

  /** https://docs.stripe.com/api/payment_intents/create */
  #createIntent(form: URLSearchParams): Answer {
    const amount = Number(form.get('amount'));
    const currency = form.get('currency') ?? '';
    // https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
    if (amount < minimumAmount(currency))
      return refused('amount_too_small', `Amount must be at least ${minimumAmount(currency)} ${currency}`);
    const id = this.#newId('pi');
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
        return key === undefined ? [] : [[key, value]];
      }),
    );
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      currency,
      client_secret: `${id}_secret_test`,
      metadata,
      payment_method: null,
      status: 'requires_payment_method',
      livemode: false,
      last_payment_error: null,
      latest_charge: null,
    };
    if (form.get('confirm') !== 'true') {
      this.#intents.set(id, intent);
      return ok(intent);
    }
    const saved = this.#cards.get(form.get('payment_method') ?? '');
    if (!saved || saved.customer !== form.get('customer')) return missing('payment_method', 'payment_method');
    this.#intents.set(id, intent);
    return this.#charge(intent, saved, form.get('off_session') === 'true');
  }

  /** https://docs.stripe.com/payments/save-and-reuse#charge-saved-payment-method */
  #charge(intent: Intent, { card, number }: { readonly card: Card; readonly number: string }, isOffSession: boolean): Answer {
    const expiry = { number, expMonth: card.card.exp_month, expYear: card.card.exp_year };
    const error = chargeErrorOf(expiry, Date.now());
    if (error === undefined) {
      this.#succeed(intent);
      return ok(Object.assign(intent, { payment_method: card.id }));
    }
    if (error === 'authentication_required' && !isOffSession)
      return ok(Object.assign(intent, { status: 'requires_action', payment_method: card.id }));
    const code = cardCodes[error];
    Object.assign(intent, { last_payment_error: { code, payment_method: { id: card.id } } });
    return { status: 402, body: { error: { type: 'card_error', code, message: 'The card was not charged.', payment_intent: intent } } };
  }

  /** https://docs.stripe.com/api/payment_intents/cancel */
  #cancel(intent: Intent): Answer {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return refused(
        'payment_intent_unexpected_state',
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      );
    return ok(Object.assign(intent, { status: 'canceled' }));
  }

  /** https://docs.stripe.com/refunds */
  #refund(form: URLSearchParams): Answer {
    const charge = this.#intents.get(form.get('payment_intent') ?? '')?.latest_charge;
    if (!charge) return missing('payment_intent', 'payment_intent');
    const rest = charge.amount - charge.amount_refunded;
    if (charge.disputed) return refused('charge_disputed', 'The charge has been charged back.');
    if (rest === 0) return refused('charge_already_refunded', 'The charge has already been refunded.');
    const amount = Number(form.get('amount') ?? rest);
    if (amount > rest) return refused('parameter_invalid_integer', `The refund is greater than the unrefunded amount ${rest}.`, 'amount');
    charge.amount_refunded += amount;
    return ok({ id: this.#newId('re'), object: 'refund', amount, status: 'succeeded' });
  }
}
