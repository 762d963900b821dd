import { NetworkError, ServiceError } from '@realmkit/openapi';
import { describe, expect, test } from 'vitest';
import { storedIntentKeys } from '../intentKeys.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { createOrderFlow, type OrderCalls, type PaymentAnswer } from './createOrderFlow.ts';

const wanted = { priceId: 'price-se-gift', quantity: 1, name: 'Maja Holm', email: 'maja@example.se', message: '' };
const paid = async (): Promise<PaymentAnswer> => ({ paid: true });
const declined = async (): Promise<PaymentAnswer> => ({ error: { type: 'card_error', code: 'card_declined', message: 'No.' } });

function begin(calls: Partial<OrderCalls> = {}) {
  const sent: string[] = [];
  const warnings: string[] = [];
  let serial = 0;
  const keys = storedIntentKeys(
    memoryStorage(),
    () => 'guest',
    () => `key-${++serial}`,
  );
  const create: OrderCalls['create'] = async (_, key) => {
    sent.push(key);
    return { id: 'order_1', clientSecret: 'pi_1_secret', amount: 29_700, currency: 'sek' };
  };
  const flow = createOrderFlow({ create, read: async () => 'completed', ...calls }, keys, (message) => void warnings.push(message));
  const passed: string[] = [];
  flow.subscribe(() => {
    const { status } = flow.getSnapshot();
    if (passed.at(-1) !== status) passed.push(status);
  });
  return { flow, passed, sent, warnings };
}

describe('an order', () => {
  test('goes from created by processing to completed', async () => {
    const { flow, passed } = begin();
    await flow.create(wanted);
    expect(await flow.pay(paid)).toBe(true);
    expect(passed.filter((status) => status !== 'init')).toEqual(['created', 'processing', 'completed']);
  });

  test('that cannot be made is create_order_failed, and is tried again with the same key after no answer', async () => {
    const sent: string[] = [];
    const create: OrderCalls['create'] = async (_, key) => {
      sent.push(key);
      throw new NetworkError('http://services.example/payment', undefined);
    };
    const { flow } = begin({ create });
    expect([await flow.create(wanted), await flow.create(wanted)]).toEqual([false, false]);
    expect(flow.getSnapshot()).toMatchObject({ status: 'init', error: { key: 'create_order_failed' } });
    expect(sent).toEqual(['key-1', 'key-1']);
  });

  test('that was refused is another intent the next time', async () => {
    const sent: string[] = [];
    const create: OrderCalls['create'] = async (_, key) => {
      sent.push(key);
      throw new ServiceError(400, 'ValidationError', 'No.');
    };
    const { flow } = begin({ create });
    await flow.create(wanted);
    await flow.create(wanted);
    expect(sent).toEqual(['key-1', 'key-2']);
  });

  test('paid twice at once is paid once', async () => {
    const { flow } = begin();
    await flow.create(wanted);
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return paid();
    };
    expect(await Promise.all([flow.pay(ask), flow.pay(ask)])).toEqual([true, false]);
    expect(asked).toBe(1);
  });

  test('that is declined has failed, and a retry resets it and sets created', async () => {
    const { flow, warnings } = begin({ read: async () => 'failed' });
    await flow.create(wanted);
    await flow.pay(declined);
    expect(flow.getSnapshot()).toMatchObject({
      status: 'failed',
      error: { key: 'signup.payment_failed', provider: { code: 'card_declined' } },
    });
    flow.retry();
    expect(flow.getSnapshot()).toMatchObject({ status: 'created', error: undefined, payment: { id: 'order_1' } });
    expect(warnings).toEqual([]);
  });

  test('whose payment is known to the service is completed whatever the browser heard', async () => {
    const { flow } = begin();
    await flow.create(wanted);
    expect(await flow.pay(declined)).toBe(true);
    expect(flow.getSnapshot()).toMatchObject({ status: 'completed', error: undefined });
  });

  test('is not paid before there is one, nor without card fields', async () => {
    const { flow } = begin();
    await flow.pay(paid);
    expect(flow.getSnapshot().error?.key).toBe('payment_intent_not_loaded');
    await flow.create(wanted);
    await flow.pay(undefined);
    expect(flow.getSnapshot().error).toMatchObject({ key: 'stripe_elements_not_loaded', provider: { message: 'stripe not loaded' } });
    flow.elementsFailed();
    expect(flow.getSnapshot().error?.key).toBe('Load_stripe_elements_failed');
  });

  test('whose status cannot be read says so and can be asked for again', async () => {
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

  test('never goes down: an older answer changes nothing and is warned of', async () => {
    const { flow, warnings } = begin({ read: async () => 'created' });
    await flow.create(wanted);
    await flow.pay(paid);
    expect(flow.getSnapshot().status).toBe('processing');
    expect(warnings).toEqual(['The payment of an order cannot go from processing to created.']);
  });
});
