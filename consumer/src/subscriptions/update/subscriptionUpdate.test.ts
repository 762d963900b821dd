import { describe, expect, test } from 'vitest';
import { noChoice, type SubscriptionStep, stepsOf, updateSubscriptions } from './subscriptionUpdate.ts';

const held = [
  { id: 'sub_1', items: [{ priceId: 'library-month' }] },
  { id: 'sub_2', items: [{ priceId: 'sign-month' }] },
];

describe('the calls of an update', () => {
  test('mark held subscriptions whose price is to be cancelled', () => {
    expect(stepsOf(held, { ...noChoice, pricesToCancel: ['library-month', 'not-held'] })).toEqual([
      { do: 'cancel', subscriptionId: 'sub_1', priceId: 'library-month' },
    ]);
  });

  test('take the mark from those that are to be reactivated', () => {
    expect(stepsOf(held, { ...noChoice, pricesToReactivate: ['sign-month'] })).toEqual([
      { do: 'reactivate', subscriptionId: 'sub_2', priceId: 'sign-month' },
    ]);
  });

  test('add selected prices that are not held already, each once', () => {
    expect(stepsOf(held, { ...noChoice, selectedPrices: ['library-month', 'library-year', 'library-year'] })).toEqual([
      { do: 'add', priceId: 'library-year' },
    ]);
  });

  test('are none where nothing is chosen', () => {
    expect(stepsOf(held, noChoice)).toEqual([]);
  });
});

describe('an update', () => {
  const steps: readonly SubscriptionStep[] = [
    { do: 'cancel', subscriptionId: 'sub_1', priceId: 'library-month' },
    { do: 'add', priceId: 'library-year' },
  ];

  test('succeeds when none of its calls fails', async () => {
    const done: SubscriptionStep[] = [];
    expect(await updateSubscriptions(steps, async (step) => void done.push(step))).toEqual({ successful: true, failures: [] });
    expect(done).toEqual(steps);
  });

  test('that fails in one call goes on with the others and says which failed', async () => {
    const done: SubscriptionStep[] = [];
    const cause = new Error('no');
    const outcome = await updateSubscriptions(steps, async (step) => {
      if (step.do === 'cancel') throw cause;
      done.push(step);
    });
    expect(outcome).toEqual({ successful: false, failures: [{ step: steps[0], cause }] });
    expect(done).toEqual([steps[1]]);
  });
});
