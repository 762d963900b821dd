import { NetworkError, ServiceError } from '@realmkit/openapi';
import type { ErrorReporter } from '@realmkit/shell';
import { memoryStorage } from '@realmkit/shell/testing';
import { describe, expect, test, vi } from 'vitest';
import { createIdempotencyKeys } from '../idempotencyKeys.ts';
import { createOrderFlow, type OrderCalls, type PaymentResult } from './createOrderFlow.ts';

const newOrder = { priceId: 'price-se-gift', quantity: 1, name: 'Maja Holm', email: 'maja@example.se', message: '' };
const paid = async (): Promise<PaymentResult> => ({ paid: true });
const declined = async (): Promise<PaymentResult> => ({ error: { type: 'card_error', code: 'card_declined', message: 'No.' } });

function begin(calls: Partial<OrderCalls> = {}) {
  const sent: string[] = [];
  const warnings: string[] = [];
  const report = vi.fn<ErrorReporter>();
  let serial = 0;
  const keys = createIdempotencyKeys(
    memoryStorage(),
    () => 'guest',
    () => `key-${++serial}`,
  );
  const create: OrderCalls['create'] = async (_, key) => {
    sent.push(key);
    return { id: 'order_1', clientSecret: 'pi_1_secret', amount: 29_700, currency: 'sek' };
  };
  const flow = createOrderFlow(
    { begin: () => undefined, create, read: async () => 'completed', ...calls },
    keys,
    report,
    (message) => void warnings.push(message),
  );
  const passed: string[] = [];
  flow.subscribe(() => {
    const { status } = flow.getSnapshot();
    if (passed.at(-1) !== status) passed.push(status);
  });
  return { flow, passed, sent, warnings, report };
}

test('whether a payment without an answer was made is not known as long as the service does not say so', async () => {
  const { flow } = begin({ read: () => Promise.reject(new NetworkError('http://services.example', undefined)) });
  await flow.create(newOrder);
  expect(await flow.pay(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
  expect(flow.getSnapshot()).toMatchObject({ status: 'processing', error: { key: 'get_payment_status_failed' } });
});

describe('an order', () => {
  test('an order goes from created through processing to completed', { tags: ['shell §3.19'] }, async () => {
    const { flow, passed } = begin();
    await flow.create(newOrder);
    expect(await flow.pay(paid)).toBe(true);
    expect(passed.filter((status) => status !== 'init')).toEqual(['created', 'processing', 'completed']);
    expect(flow.getSnapshot()).toMatchObject({ status: 'completed', payment: { id: 'order_1', clientSecret: 'pi_1_secret' } });
  });

  test('an order without a response fails with create_order_failed and is retried with the same key', {
    tags: ['shell §8.15'],
  }, async () => {
    const sent: string[] = [];
    const create: OrderCalls['create'] = async (_, key) => {
      sent.push(key);
      throw new NetworkError('http://services.example/payment', undefined);
    };
    const { flow } = begin({ create });
    expect([await flow.create(newOrder), await flow.create(newOrder)]).toEqual([false, false]);
    expect(flow.getSnapshot()).toMatchObject({ status: 'init', error: { key: 'create_order_failed' } });
    expect(sent).toEqual(['key-1', 'key-1']);
  });

  test('an order that was refused is retried with another key', async () => {
    const sent: string[] = [];
    const create: OrderCalls['create'] = async (_, key) => {
      sent.push(key);
      throw new ServiceError(400, 'ValidationError', 'No.');
    };
    const { flow } = begin({ create });
    await flow.create(newOrder);
    await flow.create(newOrder);
    expect(sent).toEqual(['key-1', 'key-2']);
  });

  test('an order that is paid twice at the same time is paid once', async () => {
    const { flow } = begin();
    await flow.create(newOrder);
    let requestCount = 0;
    const callProvider = async () => {
      requestCount += 1;
      return paid();
    };
    expect(await Promise.all([flow.pay(callProvider), flow.pay(callProvider)])).toEqual([true, false]);
    expect(requestCount).toBe(1);
  });

  test('a declined order has failed, and a retry resets it to created', {
    tags: ['shell §4 Signup-flow payment state.5', 'shell §4 Signup-flow payment state.6', 'shell §8.19'],
  }, async () => {
    let status: 'failed' | 'completed' = 'failed';
    const { flow, passed, sent, warnings } = begin({ read: async () => status });
    await flow.create(newOrder);
    await flow.pay(declined);
    expect(flow.getSnapshot()).toMatchObject({
      status: 'failed',
      error: { key: 'signup.payment_failed', provider: { code: 'card_declined' } },
    });
    const errors: unknown[] = [];
    flow.subscribe(() => errors.push(flow.getSnapshot().error));
    status = 'completed';
    expect(await flow.pay(paid)).toBe(true);
    expect(passed.slice(-4)).toEqual(['failed', 'created', 'processing', 'completed']);
    expect(errors[0]).toBeUndefined();
    expect(sent).toEqual(['key-1']);
    expect(warnings).toEqual([]);
  });

  test('an order that is paid according to the service is completed even if the card provider reports an error', async () => {
    const { flow } = begin();
    await flow.create(newOrder);
    expect(await flow.pay(declined)).toBe(true);
    expect(flow.getSnapshot()).toMatchObject({ status: 'completed', error: undefined });
  });

  test('an order cannot be paid before it is created or without card fields', {
    tags: ['shell §8.16', 'shell §8.17', 'shell §8.18'],
  }, async () => {
    const { flow } = begin();
    await flow.pay(paid);
    expect(flow.getSnapshot().error?.key).toBe('payment_intent_not_loaded');
    await flow.create(newOrder);
    await flow.pay(undefined);
    expect(flow.getSnapshot().error).toMatchObject({ key: 'stripe_elements_not_loaded', provider: { message: 'stripe not loaded' } });
    flow.elementsFailed();
    expect(flow.getSnapshot().error?.key).toBe('Load_stripe_elements_failed');
  });

  test('an order whose status cannot be read has an error and can be read again', { tags: ['shell §8.20'] }, async () => {
    let lost = true;
    const read: OrderCalls['read'] = async () => {
      if (lost) throw new NetworkError('http://services.example/payment', undefined);
      return 'completed';
    };
    const { flow } = begin({ read });
    expect(await flow.read('order_1')).toBe(false);
    expect(flow.getSnapshot().error?.key).toBe('get_payment_status_failed');
    lost = false;
    expect(await flow.read('order_1')).toBe(true);
  });

  test('an order never returns to a lower status and logs a warning instead', async () => {
    const { flow, warnings } = begin({ read: async () => 'created' });
    await flow.create(newOrder);
    await flow.pay(paid);
    expect(flow.getSnapshot().status).toBe('processing');
    expect(warnings).toEqual(['The payment of an order cannot go from processing to created.']);
  });
});
