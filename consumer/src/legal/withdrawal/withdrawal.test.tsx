import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakePayment, fakeRefund, heldSubscription } from '../../payment/testing/fakePayment.ts';
import { openPage } from '../../testing/openPage.tsx';

const family = [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian' as const, active: true }];

const until = '2026-12-14T12:00:00.000Z';
const order = {
  id: 'in_1',
  number: 'UK-000488',
  status: 'paid' as const,
  credit: 0,
  amount_due: 5394,
  amount_paid: 5394,
  from_balance: 0,
  tax: 900,
  tax_percent: 20,
  currency: 'gbp',
  created: '2026-11-30T08:00:00.000Z',
  period_start: null,
  period_end: null,
  subscription: null,
  description: '2 × Gift card',
};

describe('a withdrawal with a login', () => {
  test.each(['/subscriptions', '/legal/withdrawal'])(
    '%s offers it in two steps, with what comes back, and asks for nothing',
    async (path) => {
      const payment = fakePayment();
      const refund = { ...fakeRefund, amount: 600, withheld: 299 };
      payment.subscriptions = [heldSubscription({ status: 'active', withdrawable_until: until, withdrawal_refund: refund })];
      await openPage(path, { realm: 'uk', organizations: family, answer: payment.answer });
      const main = within(await screen.findByRole('main'));
      expect(await main.findByText('You can withdraw from this until 14 December 2026.')).toBeVisible();
      expect(main.queryByLabelText('Contract number (optional)')).toBeNull();
      await userEvent.click(await main.findByRole('button', { name: 'Withdraw from the contract here' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      expect(dialog.getByText(/^£6\.00 comes back the way it was paid\. £2\.99 is kept for the days used/)).toBeVisible();
      expect(payment.requests).toEqual([]);
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm withdrawal' }));
      expect(await screen.findByText(/^We received your withdrawal on .*, and it has taken effect\./)).toBeVisible();
      expect(payment.bodies).toEqual([{ name: 'Astrid Lindqvist', email: 'astrid.lindqvist@example.se', contract: 'sub_1' }]);
    },
  );

  test.each([
    ['Pacific/Honolulu', '4 December 2026'],
    ['Pacific/Auckland', '5 December 2026'],
  ])('a family of %s reads its moment by the calendar of its mails', async (time_zone, date) => {
    const payment = fakePayment();
    payment.subscriptions = [heldSubscription({ status: 'active', withdrawable_until: until, withdrawal_refund: fakeRefund })];
    await openPage('/legal/withdrawal', { realm: 'uk', organizations: family, answer: payment.answer, me: { time_zone } });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw from the contract here' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText(new RegExp(`^We received your withdrawal on ${date}`))).toBeVisible();
  });

  test('a withdrawn change names the plan that goes on', async () => {
    const payment = fakePayment();
    const refund = { ...fakeRefund, returns_to: 'price-uk-library-month' };
    payment.subscriptions = [
      heldSubscription({ items: [{ priceId: 'price-uk-library-year' }], withdrawable_until: until, withdrawal_refund: refund }),
    ];
    await openPage('/subscriptions', { realm: 'uk', organizations: family, answer: payment.answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw from the contract here' }));
    expect(await screen.findByText(/The change of plan is taken back, and .* goes on until the end of its period\./)).toBeVisible();
  });

  test('an order of gift cards is offered too', async () => {
    const payment = fakePayment();
    payment.invoices = [{ ...order, withdrawable_until: until, withdrawal_refund: { ...fakeRefund, amount: 2697 } }];
    await openPage('/legal/withdrawal', { realm: 'uk', organizations: family, answer: payment.answer });
    expect(await screen.findByRole('heading', { name: '2 × Gift card' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw from the contract here' }));
    expect(await screen.findByText('Cards that nobody has redeemed become void; redeemed ones stay.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText(/it has taken effect/)).toBeVisible();
    expect(payment.bodies.at(-1)).toMatchObject({ contract: 'UK-000488' });
  });

  test('where the period is over the plan offers none, and the page says that there is none', async () => {
    const payment = fakePayment();
    payment.subscriptions = [heldSubscription({ withdrawable_until: null, withdrawal_refund: null })];
    await openPage('/legal/withdrawal', { realm: 'uk', organizations: family, answer: payment.answer });
    expect(await screen.findByText('There is nothing now from which you could withdraw.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw from the contract here' })).toBeNull();
  });
});
