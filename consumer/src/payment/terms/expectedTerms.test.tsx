import type { operations } from '@realmkit/openapi/types/payment';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/openPage.tsx';
import { type FakePayment, fakePayment, heldSubscription, savedCard, termsOf } from '../testing/fakePayment.ts';

const family = [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian' as const, active: true }];

let payment: FakePayment;
beforeEach(() => {
  payment = fakePayment();
  payment.methods = [savedCard('pm_1', '4242')];
  payment.defaultCard = 'pm_1';
  vi.stubGlobal('fetch', payment.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const open = (path: string) => openPage(path, { realm: 'uk', organizations: family, answer: payment.answer });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /^I agree to the terms/ }));
const consent = () => screen.findByRole('checkbox', { name: /^I agree to the terms/ });
const order = async () => {
  await open('/payment?price=price-uk-library-month');
  await screen.findByRole('radio', { name: 'Visa ending in 4242, expires 12/40' });
};

/** The operations whose request can carry what its button named, by the contract. */
type CostlyAct = {
  [Name in keyof operations]: operations[Name] extends {
    requestBody?: { content: { 'application/json': infer Body } } | undefined;
  }
    ? 'expected' extends keyof Body
      ? Name
      : never
    : never;
}[keyof operations];

/** How each of them is done in the app, and what its page named; an act that is missing here does not compile. */
const acts: Readonly<Record<CostlyAct, { readonly run: () => Promise<void>; readonly request: RegExp; readonly expected: object }>> = {
  createSubscription: {
    run: async () => {
      await order();
      await agree();
      await press('Order and pay');
    },
    request: /^POST \/payment\/subscriptions$/,
    expected: termsOf(899, { first_charge_on: '2026-12-05' }),
  },
  changePlan: {
    run: async () => {
      payment.subscriptions = [heldSubscription({ status: 'active', trial_end: null })];
      const now = { at: '2026-11-21T08:00:00.000Z', amount: 8541, tax: 1424, discount: 0, currency: 'gbp', from_balance: 0 };
      payment.planChange = { ...payment.planChange, charge_now: now, credit: 449 };
      await open('/payment?change=sub_1&price=price-uk-library-year');
      await screen.findByRole('radio', { name: 'Visa ending in 4242, expires 12/40' });
      await press('Order and pay');
    },
    request: /plan-changes$/,
    expected: termsOf(8541, { recurring_amount: 8990 }),
  },
  payOpenInvoice: {
    run: async () => {
      payment.subscriptions = [heldSubscription({ status: 'past_due', past_due_reason: 'card_declined' })];
      await open('/payment?pay=sub_1');
      await screen.findByRole('radio', { name: 'Visa ending in 4242, expires 12/40' });
      await press('Pay £8.99 now');
    },
    request: /payments$/,
    expected: termsOf(899),
  },
  createOrder: {
    run: async () => {
      await open('/gift-card');
      await userEvent.type(await screen.findByLabelText('Your name'), 'Maja');
      await userEvent.type(screen.getByLabelText('Your email'), 'maja@example.com');
      await screen.findByText('Total: £26.97');
      await press('Go on to payment');
    },
    request: /^POST \/payment\/order$/,
    expected: termsOf(2697, { recurring_amount: 0 }),
  },
};

describe('what a button names', () => {
  test.each(Object.entries(acts))('%s carries what its page named', async (_, { run, request, expected }) => {
    await run();
    await vi.waitFor(() => expect(payment.requests.some((call) => request.test(call))).toBe(true));
    const index = payment.requests.findIndex((call) => request.test(call));
    expect(payment.bodies[index]).toMatchObject({ expected });
  });

  test.each(Object.entries(acts))('%s names the new terms in words where it is refused', async (_, { run, request }) => {
    const now = termsOf(4321, { from_balance: 100, alongside: ['sub_2'] });
    const refusal = { status: 409, name: 'ConflictError', attributes: [{ attribute: 'expected.amount', reason: 'const' }], terms: now };
    for (const path of ['order', 'subscriptions', 'subscriptions/sub_1/plan-changes', 'subscriptions/sub_1/payments'])
      payment.errors.set(`POST /payment/${path}`, refusal);
    await run();
    await vi.waitFor(() => expect(payment.requests.some((call) => request.test(call))).toBe(true));
    const alert = await screen.findByText(/^The terms have changed in the meantime\. Nothing has been ordered or charged\./);
    expect(alert).toHaveTextContent('£43.21 is charged today. £1.00 of it comes from your gift cards.');
    expect(alert).toHaveTextContent('Each period after that costs £43.21. It runs alongside another plan, which is charged as well.');
  });
});

describe('a refused order', () => {
  const refuse = () => {
    const body = { status: 409, name: 'ConflictError', terms: termsOf(899) };
    payment.errors.set('POST /payment/subscriptions', body);
    payment.hadTrial = true;
  };

  test('it shows the terms of now, takes the consent back, and its next consent takes another key', async () => {
    const keys: (string | null)[] = [];
    const answer = async (request: Request) => {
      if (request.method === 'POST' && request.url.endsWith('/payment/subscriptions')) keys.push(request.headers.get('Idempotency-Key'));
      return payment.answer(request);
    };
    await openPage('/payment?price=price-uk-library-month', { realm: 'uk', organizations: family, answer });
    await screen.findByRole('radio', { name: 'Visa ending in 4242, expires 12/40' });
    await agree();
    refuse();
    await press('Order and pay');
    expect(await screen.findByText(/^£8\.99 is charged today, and then £8\.99 per month until you cancel\./)).toBeVisible();
    expect(await consent()).not.toBeChecked();
    payment.errors.clear();
    await press('Order and pay');
    expect(await screen.findByText('Agree to this to go on.')).toBeVisible();
    await agree();
    await press('Order and pay');
    await screen.findByText('Thank you! Your subscription to Library has begun.');
    expect(payment.bodies.at(-1)).toMatchObject({ expected: termsOf(899) });
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  test('a window that gets the focus shows the terms of now, and asks for another consent', async () => {
    await order();
    await agree();
    payment.hadTrial = true;
    payment.subscriptions = [heldSubscription({ id: 'sub_2', items: [{ priceId: 'price-uk-library-year' }] })];
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText(/^£8\.99 is charged today/)).toBeVisible();
    expect(screen.getByText(/^It runs alongside another plan, which is charged as well\./)).toBeVisible();
    expect(await consent()).not.toBeChecked();
    expect(payment.requests).toEqual([]);
  });
});

test('a plan can be ordered alongside another one, after a press that says so', async () => {
  payment.subscriptions = [heldSubscription({ items: [{ priceId: 'price-uk-library-year' }] })];
  await open('/payment?price=price-uk-library-month');
  await press('Order it alongside');
  expect(await screen.findByText('It runs alongside another plan, which is charged as well. Library, £89.90 per year.')).toBeVisible();
  await agree();
  await press('Order and pay');
  await screen.findByText('Thank you! Your subscription to Library has begun.');
  expect(payment.bodies.at(-1)).toMatchObject({ expected: { alongside: ['sub_1'] } });
});
