import { describe, expect, test } from 'vitest';
import { noChoice, type SubscriptionStep, stepsOf, updateSubscriptions } from './subscriptionUpdate.ts';

const held = [
  { id: 'sub_1', items: [{ priceId: 'library-month' }] },
  { id: 'sub_2', items: [{ priceId: 'sign-month' }] },
];

describe('the steps of a subscription update', () => {
  test('an update cancels subscriptions whose price is to be cancelled', { tags: ['shell §3.17'] }, () => {
    expect(stepsOf(held, { ...noChoice, pricesToCancel: ['library-month', 'not-held'] })).toEqual([
      { do: 'cancel', subscriptionId: 'sub_1', priceId: 'library-month' },
    ]);
  });

  test('an update reactivates subscriptions whose price is to be reactivated', () => {
    expect(stepsOf(held, { ...noChoice, pricesToReactivate: ['sign-month'] })).toEqual([
      { do: 'reactivate', subscriptionId: 'sub_2', priceId: 'sign-month' },
    ]);
  });

  test('an update adds each selected price once if it is not subscribed to yet', { tags: ['shell §4 Subscription update.3'] }, () => {
    expect(stepsOf(held, { ...noChoice, selectedPrices: ['library-month', 'library-year', 'library-year'] })).toEqual([
      { do: 'add', priceId: 'library-year' },
    ]);
  });

  test('an update has no steps if nothing is chosen', () => {
    expect(stepsOf(held, noChoice)).toEqual([]);
  });
});

describe('the run of a subscription update', () => {
  const steps: readonly SubscriptionStep[] = [
    { do: 'cancel', subscriptionId: 'sub_1', priceId: 'library-month' },
    { do: 'add', priceId: 'library-year' },
  ];

  test('an update succeeds if none of its steps fails', async () => {
    const done: SubscriptionStep[] = [];
    expect(await updateSubscriptions(steps, async (step) => void done.push(step))).toEqual({ successful: true, errors: [] });
    expect(done).toEqual(steps);
  });

  test('an update continues after a failed step and reports which step failed', async () => {
    const done: SubscriptionStep[] = [];
    const cause = new Error('no');
    const outcome = await updateSubscriptions(steps, async (step) => {
      if (step.do === 'cancel') throw cause;
      done.push(step);
    });
    expect(outcome).toEqual({ successful: false, errors: [{ step: steps[0], cause }] });
    expect(done).toEqual([steps[1]]);
  });
});
