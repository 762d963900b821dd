import { NetworkError, ServiceError } from '@realmkit/openapi';
import type { ErrorReporter } from '@realmkit/shell';
import { memoryStorage } from '@realmkit/shell/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createIdempotencyKeys } from '../idempotencyKeys.ts';
import { createPaymentFlow, type PaymentCalls, type SetupResult } from './createPaymentFlow.ts';
import { initialPayment, isAtRest, paymentStatuses, transitionPayment } from './paymentState.ts';

const customer = (card: string | null) => ({
  id: 'cus_1',
  name: 'Maja Holm',
  email: null,
  balance: 0,
  invoice_settings: { default_payment_method: card },
});
const card = { id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 } };
const subscription = {
  id: 'sub_1',
  status: 'trialing' as const,
  items: [{ priceId: 'library-month' }],
  cancel_at_period_end: false,
  trial_end: '2026-01-15T08:00:00.000Z',
  current_period_end: '2026-01-15T08:00:00.000Z',
  ends_at: '2026-01-15T08:00:00.000Z',
  couponId: null,
  next_charge: null,
  balance_coverage: null,
  card_needed_at: null,
};

const confirmed = async (): Promise<SetupResult> => ({ setupIntent: { id: 'seti_1', paymentMethod: 'pm_1' } });
const declined = (code: string) => async (): Promise<SetupResult> => ({ error: { type: 'card_error', code, message: `It said ${code}.` } });

function begin(calls: Partial<PaymentCalls> = {}) {
  const requests: string[] = [];
  const warnings: string[] = [];
  const report = vi.fn<ErrorReporter>();
  let serial = 0;
  const keys = createIdempotencyKeys(
    memoryStorage(),
    () => 'se-user-1',
    () => `key-${++serial}`,
  );
  const flow = createPaymentFlow(
    {
      begin: () => undefined,
      createClientSecret: async (key) => {
        requests.push(`client secret ${key}`);
        return `secret of ${key}`;
      },
      getCustomer: async () => customer('pm_1'),
      chooseCard: async (id) => void requests.push(`choose ${id}`),
      listPaymentMethods: async () => [card],
      deletePaymentMethods: async () => void requests.push('delete'),
      deletePaymentMethod: async (id) => void requests.push(`delete ${id}`),
      subscribe: async ({ priceId }, key) => {
        requests.push(`subscribe ${priceId} ${key}`);
        return subscription;
      },
      ...calls,
    },
    keys,
    report,
    (message) => void warnings.push(message),
  );
  const passed: string[] = [];
  flow.subscribe(() => {
    const { status } = flow.getSnapshot();
    if (passed.at(-1) !== status) passed.push(status);
  });
  return { flow, requests, warnings, passed, report };
}

const fails =
  (status = 500, name = 'InternalError') =>
  () =>
    Promise.reject(new ServiceError(status, name, 'No.'));

afterEach(() => vi.useRealTimers());

describe('a client secret', () => {
  test('a client secret is created once and then reused', { tags: ['shell §4 Payment status.14'] }, async () => {
    const { flow, requests } = begin();
    expect(await flow.createClientSecret()).toBe(true);
    expect(await flow.createClientSecret()).toBe(true);
    expect(requests).toEqual(['client secret key-1']);
    expect(flow.getSnapshot()).toMatchObject({ status: 'client_secret_created', clientSecret: 'secret of key-1' });
  });

  test('a second request for a client secret waits for the pending one and uses its result', async () => {
    let respond: (secret: string) => void = () => undefined;
    const { flow, requests } = begin({ createClientSecret: () => new Promise((resolve) => (respond = resolve)) });
    const first = flow.createClientSecret();
    await vi.waitFor(() => expect(flow.getSnapshot().status).toBe('pending'));
    const second = flow.createClientSecret();
    respond('seti_1_secret');
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(requests).toEqual([]);
  });

  test('a request for a client secret waits for pending work for at most five times 100 ms', {
    tags: ['shell §4 Payment status.13', 'shell §8.2', 'shell §9.6'],
  }, async () => {
    vi.useFakeTimers();
    const wait = async () => {
      let respond: (secret: string) => void = () => undefined;
      const { flow } = begin({ createClientSecret: () => new Promise((resolve) => (respond = resolve)) });
      void flow.createClientSecret();
      await vi.advanceTimersByTimeAsync(0);
      const ended = vi.fn();
      void flow.createClientSecret().then(ended);
      await vi.advanceTimersByTimeAsync(499);
      expect(ended).not.toHaveBeenCalled();
      return { flow, ended, respond };
    };
    const late = await wait();
    await vi.advanceTimersByTimeAsync(1);
    expect(late.ended).toHaveBeenCalledExactlyOnceWith(false);
    expect(late.flow.getSnapshot().error?.key).toBe('cannot_create_client_secret');
    const answered = await wait();
    answered.respond('seti_1_secret');
    await vi.advanceTimersByTimeAsync(1);
    expect(answered.ended).toHaveBeenCalledExactlyOnceWith(true);
    expect(answered.flow.getSnapshot()).toMatchObject({ status: 'client_secret_created', clientSecret: 'seti_1_secret', error: undefined });
  });

  test('a client secret that cannot be created fails with create_client_secret_failed', { tags: ['shell §8.3'] }, async () => {
    const { flow } = begin({ createClientSecret: fails() });
    expect(await flow.createClientSecret()).toBe(false);
    expect(flow.getSnapshot()).toMatchObject({ status: 'failed', error: { key: 'create_client_secret_failed' } });
  });

  test('a client secret is requested again with the same idempotency key after a lost response', async () => {
    const requests: string[] = [];
    const createClientSecret = async (key: string) => {
      requests.push(key);
      if (requests.length === 1) throw new NetworkError('http://services.example/payment', undefined);
      return 'seti_1_secret';
    };
    const { flow } = begin({ createClientSecret });
    expect([await flow.createClientSecret(), await flow.createClientSecret()]).toEqual([false, true]);
    expect(requests).toEqual(['key-1', 'key-1']);
  });
});

describe('the confirmation of a card', () => {
  test('the confirmation of a card passes every status and succeeds only when the card is the default', {
    tags: [
      'shell §4 Payment status.15',
      'shell §4 Payment status.17',
      'shell §4 Payment status.18',
      'shell §4 Payment status.19',
      'shell §4 Payment status.20',
    ],
  }, async () => {
    const { flow, passed, requests } = begin();
    await flow.createClientSecret();
    flow.elementsShown(true);
    const confirm = () => {
      requests.push('confirm');
      return confirmed();
    };
    expect(await flow.confirm(confirm, { priceId: 'library-month' })).toBe(true);
    expect(passed).toEqual([
      'pending',
      'client_secret_created',
      'setup_intent_created',
      'pending',
      'setup_intent_confirmed',
      'customer_updated',
      'customer_fetched',
      'subscription_added',
      'successful',
    ]);
    expect(requests).toEqual(['client secret key-1', 'confirm', 'choose pm_1', 'subscribe library-month key-2']);
    expect(flow.getSnapshot()).toMatchObject({
      customerId: 'cus_1',
      subscriptionId: 'sub_1',
      defaultPaymentMethod: 'pm_1',
      setupIntent: { id: 'seti_1' },
      clientSecret: undefined,
    });
  });

  test('the confirmation without a plan only saves the card', async () => {
    const { flow, requests } = begin();
    expect(await flow.confirm(confirmed)).toBe(true);
    expect(flow.getSnapshot().status).toBe('successful');
    expect(requests).toEqual(['choose pm_1']);
  });

  test('a second confirmation at the same time is ignored', async () => {
    const { flow, requests } = begin();
    const both = await Promise.all([
      flow.confirm(confirmed, { priceId: 'library-month' }),
      flow.confirm(confirmed, { priceId: 'library-month' }),
    ]);
    expect(both).toEqual([true, false]);
    expect(requests.filter((what) => what.startsWith('subscribe'))).toHaveLength(1);
  });

  test('a confirmation clears the error of the previous one', { tags: ['shell §4 Payment status.16'] }, async () => {
    const { flow } = begin();
    await flow.confirm(declined('card_declined'));
    const errors: unknown[] = [];
    flow.subscribe(() => errors.push(flow.getSnapshot().error));
    await flow.confirm(confirmed);
    expect(errors[0]).toBeUndefined();
  });

  test('a confirmation in an unexpected state of the card provider clears the client secret', {
    tags: ['shell §8.4', 'shell §8.5'],
  }, async () => {
    const { flow } = begin();
    await flow.createClientSecret();
    await flow.confirm(declined('setup_intent_unexpected_state'));
    expect(flow.getSnapshot()).toMatchObject({
      status: 'failed',
      clientSecret: undefined,
      error: { key: 'confirm_setup_intent_failed', reason: 'confirm_setup_intent_invalid_state' },
    });
    await flow.createClientSecret();
    expect(flow.getSnapshot().clientSecret).toBe('secret of key-2');
  });

  test('a confirmation with a wrong security code keeps the client secret and the provider’s message', {
    tags: ['shell §8.6'],
  }, async () => {
    const { flow } = begin();
    await flow.createClientSecret();
    await flow.confirm(declined('incorrect_cvc'));
    expect(flow.getSnapshot()).toMatchObject({
      clientSecret: 'secret of key-1',
      error: {
        key: 'confirm_setup_intent_failed',
        reason: 'confirm_setup_intent_incorrect_cvc',
        provider: { message: 'It said incorrect_cvc.' },
      },
    });
  });

  test('every failed confirmation sets confirm_setup_intent_failed last', { tags: ['shell §8.7'] }, async () => {
    const keys: unknown[] = [];
    for (const code of ['card_declined', 'expired_card', 'incorrect_cvc', 'setup_intent_unexpected_state']) {
      const { flow } = begin();
      await flow.confirm(declined(code));
      keys.push(flow.getSnapshot().error?.key);
    }
    expect(new Set(keys)).toEqual(new Set(['confirm_setup_intent_failed']));
  });

  test('a confirmation without the card provider fails with stripe not loaded', {
    tags: ['shell §8.21', 'shell §8.22', 'shell §8.23'],
  }, async () => {
    const { flow, report } = begin();
    await flow.confirm(() => Promise.reject(new Error('nothing there')));
    expect(flow.getSnapshot().error?.provider).toEqual({ message: 'stripe not loaded', type: 'api_connection_error' });
    expect(report).toHaveBeenCalledWith('The card provider failed', new Error('nothing there'));
  });

  test('a confirmation that the card provider declines does not update the customer', { tags: ['shell §5.4'] }, async () => {
    const { flow, requests } = begin();
    expect(await flow.confirm(declined('card_declined'), { priceId: 'library-month' })).toBe(false);
    expect(flow.getSnapshot().setupIntent).toBeUndefined();
    expect(requests).toEqual([]);
  });

  test('a confirmation without a payment method fails with update_customer_failed', { tags: ['shell §5.5'] }, async () => {
    const { flow, requests } = begin();
    expect(await flow.confirm(async () => ({ setupIntent: { id: 'seti_1', paymentMethod: null } }))).toBe(false);
    expect(flow.getSnapshot().error?.key).toBe('update_customer_failed');
    expect(requests).toEqual([]);
  });

  test('a confirmation fails with the key of the call that failed', { tags: ['shell §8.1'] }, async () => {
    const keyAfter = async (calls: Partial<PaymentCalls>) => {
      const { flow } = begin(calls);
      expect(await flow.confirm(confirmed, { priceId: 'library-month' })).toBe(false);
      expect(flow.getSnapshot().status).toBe('failed');
      return flow.getSnapshot().error?.key;
    };
    expect(await keyAfter({ chooseCard: fails() })).toBe('update_customer_failed');
    expect(await keyAfter({ getCustomer: fails() })).toBe('get_customer_failed');
    expect(await keyAfter({ subscribe: fails(402, 'PaymentFailedError') })).toBe('add_subscription_failed');
  });
});

describe('a subscription', () => {
  test('a subscription with the saved card needs no other card', async () => {
    const { flow, passed, requests } = begin();
    expect(await flow.subscribeWithSavedCard({ priceId: 'library-month', couponId: 'WELCOME20' })).toBe(true);
    expect(passed).toEqual(['pending', 'customer_fetched', 'subscription_added', 'successful']);
    expect(requests).toEqual(['subscribe library-month key-1']);
  });

  test('a subscription is retried with the same key after a lost response, and with another key after an error response', async () => {
    const sent: string[] = [];
    const responses = [
      () => Promise.reject(new NetworkError('http://services.example/payment', undefined)),
      fails(402, 'PaymentFailedError'),
      async () => subscription,
    ];
    const subscribe: PaymentCalls['subscribe'] = async (_, key) => {
      sent.push(key);
      const respond = responses[sent.length - 1];
      if (!respond) throw new Error('asked once too often');
      return respond();
    };
    const { flow } = begin({ subscribe });
    for (let count = 0; count < 3; count += 1) await flow.subscribeWithSavedCard({ priceId: 'library-month' });
    expect(sent).toEqual(['key-1', 'key-1', 'key-2']);
    expect(flow.getSnapshot().status).toBe('successful');
  });
});

describe('saved cards', () => {
  test('saved cards are loaded with the customer and removed all at once', async () => {
    const { flow, requests } = begin();
    expect(await flow.load()).toBe(true);
    expect(flow.getSnapshot()).toMatchObject({ customerId: 'cus_1', paymentMethods: [card], defaultPaymentMethod: 'pm_1' });
    expect(await flow.deletePaymentMethods()).toBe(true);
    expect(flow.getSnapshot()).toMatchObject({ paymentMethods: [], defaultPaymentMethod: undefined });
    expect(requests).toEqual(['delete']);
  });

  test('a chosen saved card becomes the customer’s default', async () => {
    const { flow, requests } = begin();
    expect(await flow.chooseCard('pm_2')).toBe(true);
    expect(flow.getSnapshot().defaultPaymentMethod).toBe('pm_2');
    expect(requests).toEqual(['choose pm_2']);
  });

  test('saved cards that cannot be loaded, chosen or removed fail with their keys', {
    tags: ['shell §8.8', 'shell §8.9', 'shell §8.10', 'shell §8.11'],
  }, async () => {
    const { flow } = begin({ listPaymentMethods: fails(), chooseCard: fails(), deletePaymentMethods: fails(409, 'ConflictError') });
    const keys: unknown[] = [];
    for (const action of [flow.load, () => flow.chooseCard('pm_2'), flow.deletePaymentMethods]) {
      expect(await action()).toBe(false);
      keys.push(flow.getSnapshot().error?.key);
    }
    expect(keys).toEqual(['get_payment_methods_failed', 'update_customer_failed', 'delete_payment_methods_failed']);
    const { flow: other } = begin({ getCustomer: fails() });
    await other.load();
    expect(other.getSnapshot().error?.key).toBe('get_customer_failed');
  });
});

test('a payment fills every field of its state', { tags: ['shell §3.14'] }, async () => {
  const { flow } = begin();
  await flow.load();
  void flow.createClientSecret();
  await vi.waitFor(() => expect(flow.getSnapshot().elementsLoading).toBe(true));
  await vi.waitFor(() => expect(flow.getSnapshot().clientSecret).toBe('secret of key-1'));
  await flow.confirm(confirmed, { priceId: 'library-month' });
  await flow.chooseCard('pm_2');
  flow.elementsShown(false);
  expect(flow.getSnapshot()).toEqual({
    status: 'failed',
    customerId: 'cus_1',
    subscriptionId: 'sub_1',
    clientSecret: undefined,
    error: expect.objectContaining({ key: 'confirm_setup_intent_failed' }),
    elementsLoading: false,
    setupIntent: { id: 'seti_1', paymentMethod: 'pm_1' },
    paymentMethods: [card],
    customer: customer('pm_1'),
    defaultPaymentMethod: 'pm_2',
  });
});

test('a reset returns to init and keeps the payment methods and the default method', {
  tags: ['shell §4 Payment status.11', 'shell §4 Payment status.12'],
}, async () => {
  const { flow } = begin();
  await flow.load();
  await flow.createClientSecret();
  flow.reset();
  expect(flow.getSnapshot()).toEqual({ ...initialPayment, paymentMethods: [card], defaultPaymentMethod: 'pm_1' });
});

test('card fields that do not load fail with stripe not loaded', async () => {
  const { flow } = begin();
  await flow.createClientSecret();
  flow.elementsShown(false);
  expect(flow.getSnapshot()).toMatchObject({
    status: 'failed',
    elementsLoading: false,
    error: { provider: { message: 'stripe not loaded' } },
  });
});

test.each(paymentStatuses.filter((status) => !isAtRest(status)))('no other work starts while a payment is %s', (status) => {
  const warn = vi.fn();
  const state = { ...initialPayment, status };
  expect(transitionPayment(state, 'begin', {}, warn)).toBe(state);
  expect(warn).toHaveBeenCalledWith(`A payment cannot do begin while it is ${status}.`);
});
