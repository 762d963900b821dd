import type { FakeShellOptions } from '@realmkit/shell/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakePayment, fakePayment, heldSubscription, savedCard } from '../payment/testing/fakePayment.ts';
import { openPage } from '../testing/openPage.tsx';

const family = [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian' as const, active: true }];
let payment: FakePayment;
beforeEach(() => {
  payment = fakePayment();
});

const open = (path = '/subscriptions', options: FakeShellOptions = {}) =>
  openPage(path, { realm: 'uk', organizations: family, answer: payment.answer, ...options });
const section = (name: string) => screen.findByRole('region', { name });

test.each(['/subscriptions', '/payment?price=price-uk-library-month', '/gift-card', '/gift-card?code=ABC', '/legal/withdrawal'])(
  'whoever acts as another user reads on %s that it is theirs alone, and no call is made for it',
  async (path) => {
    const calls: string[] = [];
    const answer = (request: Request) => {
      if (request.url.includes('/payment/')) calls.push(request.url);
      return payment.answer(request);
    };
    await open(path, { answer, tokens: { act: { sub: 'uk-user-1', name: 'Support' } } });
    const main = await screen.findByRole('main');
    expect(await within(main).findByText('Only the user themselves can see and do this, not you while you act as them.')).toBeVisible();
    expect(within(main).queryAllByRole('button')).toEqual([]);
    expect(calls).toEqual([]);
  },
);
test('an address that is not confirmed gets another link where the family pays', async () => {
  const answer = async (request: Request) =>
    request.url.endsWith('/email/requestValidation') ? new Response(null, { status: 204 }) : payment.answer(request);
  await open('/subscriptions', { me: { emailVerified: false }, answer });
  const address = within(await section('Email'));
  expect(address.getByText('Not confirmed')).toBeVisible();
  await userEvent.click(address.getByRole('button', { name: 'Send a confirmation email' }));
  expect(await address.findByText(/^We have sent an email to/)).toBeVisible();
});

describe('a subscription', () => {
  beforeEach(() => {
    payment.subscriptions = [heldSubscription()];
  });

  test('a subscription shows its status, the next charge and its date', { tags: ['shell §2.44'] }, async () => {
    await open();
    const plans = within(await section('Your plans'));
    expect(plans.getByText('Free trial')).toBeVisible();
    expect(plans.getByText('Next charge: £8.99 on 5 December 2026')).toBeVisible();
  });

  test('a subscription that a gift card balance pays says until when, and when it ends without a card', async () => {
    payment.subscriptions = [
      heldSubscription({
        next_charge: { at: '2026-12-05T08:00:00.000Z', amount: 899, tax: 150, discount: 0, currency: 'gbp', from_balance: 899 },
        balance_coverage: { charges: 3, until: '2027-03-05T08:00:00.000Z' },
        card_needed_at: '2027-03-05T08:00:00.000Z',
      }),
    ];
    await open();
    const plans = within(await section('Your plans'));
    expect(plans.getByText('Your gift card balance pays the next 3 charges, until 5 March 2027.')).toBeVisible();
    expect(plans.getByText('No card is saved. Without one your subscription ends on 5 March 2027.')).toBeVisible();
    expect(plans.getByRole('link', { name: 'Add a card' })).toHaveAttribute('href', '/payment');
  });

  test('the cancellation of an overdue subscription names the day when it really ends, not the end of the unpaid period', async () => {
    payment.subscriptions = [
      heldSubscription({
        status: 'past_due',
        trial_end: null,
        current_period_end: '2027-01-05T08:00:00.000Z',
        ends_at: '2026-12-08T08:00:00.000Z',
        past_due_reason: 'card_declined',
      }),
    ];
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel Library?' });
    expect(question).toHaveTextContent('It ends on 8 December 2026');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText('Cancelled. It ends on 8 December 2026, and nothing more is charged.')).toBeVisible();
  });

  test('a year that ends with a notice says the day and the sum that goes back before and after the press', async () => {
    const end = { ends_at: '2026-12-30T08:00:00.000Z', current_period_end: '2027-08-05T08:00:00.000Z' };
    payment.subscriptions = [
      heldSubscription({ status: 'active', trial_end: null, ...end, refund_at_end: { amount: 5393, currency: 'gbp' } }),
    ];
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel Library?' });
    expect(question).toHaveTextContent(/ends on 30 December 2026.*£53\.93.*until 5 August 2027, cancel in its last month/);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText(/^Cancelled\. It ends on 30 December 2026, and on that day £53\.93/)).toBeVisible();
  });

  test('a subscription is cancelled in one step after a confirmation, and reactivated in one step', {
    tags: ['shell §4 Subscription update.1', 'shell §4 Subscription update.2'],
  }, async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel Library?' });
    expect(question).toHaveTextContent('It ends on 5 December 2026');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText('Cancelled. It ends on 5 December 2026, and nothing more is charged.')).toBeVisible();
    expect(payment.bodies).toEqual([{ cancel_at_period_end: true }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep the subscription' }));
    expect(await screen.findByText('Next charge: £8.99 on 5 December 2026')).toBeVisible();
    expect(payment.bodies).toEqual([{ cancel_at_period_end: true }, { cancel_at_period_end: false }]);
  });

  const askToCancel = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    return screen.findByRole('alertdialog', { name: 'Cancel Library?' });
  };
  const confirm = (question: HTMLElement) => userEvent.click(within(question).getByRole('button', { name: 'Cancel subscription' }));

  test('a changed subscription is loaded again, and the selection is cleared', {
    tags: ['shell §4 Subscription update.5', 'shell §4 Subscription update.6'],
  }, async () => {
    let loads = 0;
    const answer = (request: Request) => {
      if (request.method === 'GET' && request.url.endsWith('/payment/subscriptions')) loads += 1;
      return payment.answer(request);
    };
    await open('/subscriptions', { answer });
    const question = await askToCancel();
    expect(loads).toBe(1);
    await confirm(question);
    await vi.waitFor(() => expect(question).not.toBeVisible());
    expect(loads).toBe(2);
  });

  test('a subscription that cannot be changed shows an error and keeps the selection', {
    tags: ['shell §4 Subscription update.4'],
  }, async () => {
    payment.errors.set('PUT /payment/subscriptions/sub_1', { status: 403, name: 'forbidden' });
    await open();
    const question = await askToCancel();
    await confirm(question);
    expect(await screen.findByText('That did not work. Nothing has changed; try again.')).toBeVisible();
    expect(question).toBeVisible();
  });

  test('a running plan offers its change and no second plan', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/payment?change=sub_1');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Choose a plan' })).toBeNull();
  });

  describe('a coupon for the running plan', () => {
    const useCoupon = async (code: string) => {
      await userEvent.type(await screen.findByLabelText('Discount code'), code);
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    };

    test('a coupon reduces the next charge of a running plan, and a notice names the new sum', {
      tags: ['shell §7 Payment service.26'],
    }, async () => {
      await open();
      await useCoupon(' welcome20 ');
      expect(await screen.findByText(/^Discount code WELCOME20 applied\. Next charge: £7\.19 on 5 December 2026/)).toBeVisible();
      expect(payment.bodies).toEqual([{ couponId: 'WELCOME20' }]);
      const plans = within(await section('Your plans'));
      expect(await plans.findByText('Next charge: £7.19 on 5 December 2026')).toBeVisible();
      expect(plans.getByText('Of which VAT: £1.20 · Discount code WELCOME20: −£1.80')).toBeVisible();
      await vi.waitFor(() => expect(screen.getByLabelText('Discount code')).toHaveValue(''));
    });

    test.each([
      ['nope', /^Invalid Coupon! There is no such code\./],
      ['summer2020', /^Invalid Coupon! This code has expired\./],
      ['used', /^Invalid Coupon! You have already used this code/],
    ])('the invalid coupon %s says why at its field, stays there and changes no price', async (code, words) => {
      await open();
      await useCoupon(code);
      const field = screen.getByLabelText('Discount code');
      await vi.waitFor(() => expect(field).toHaveAccessibleDescription(words));
      expect(field).toHaveValue(code);
      expect(field).toBeInvalid();
      expect(screen.getByText('Next charge: £8.99 on 5 December 2026')).toBeVisible();
    });

    test('a coupon that the service could not take says what to do and stays in its field', async () => {
      payment.errors.set('POST /payment/subscription-coupon/sub_1', { status: 403, name: 'forbidden' });
      await open();
      await useCoupon('welcome20');
      const field = screen.getByLabelText('Discount code');
      await vi.waitFor(() => expect(field).toHaveAccessibleDescription(/not allowed|may not/));
      expect(field).toHaveValue('welcome20');
    });

    test('a coupon that is applied twice by a double click is sent once, and no empty one is sent', async () => {
      let respond = () => {};
      const waiting = new Promise<void>((resolve) => {
        respond = resolve;
      });
      const answer = async (request: Request) => {
        if (request.url.includes('/subscription-coupon/')) await waiting;
        return payment.answer(request);
      };
      await open('/subscriptions', { answer });
      const apply = await screen.findByRole('button', { name: 'Apply' });
      await userEvent.click(apply);
      await userEvent.type(screen.getByLabelText('Discount code'), 'welcome20');
      await userEvent.dblClick(apply);
      await vi.waitFor(() => expect(apply).toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(apply);
      respond();
      await screen.findByText(/^Discount code WELCOME20 applied\./);
      expect(payment.requests).toEqual(['POST /payment/subscription-coupon/sub_1']);
    });

    test.each([
      ['is overdue', { status: 'past_due', past_due_reason: 'card_declined' }],
      ['ends with its period', { cancel_at_period_end: true, next_charge: null }],
    ] as const)('a plan that %s takes no coupon', async (_state, more) => {
      payment.subscriptions = [heldSubscription(more)];
      await open();
      await section('Your plans');
      expect(screen.queryByLabelText('Discount code')).toBeNull();
    });
  });

  test('the next charge explains its tax and its discount', async () => {
    const next_charge = { at: '2026-12-05T08:00:00.000Z', amount: 719, tax: 120, discount: 180, currency: 'gbp', from_balance: 0 };
    payment.subscriptions = [heldSubscription({ couponId: 'WELCOME20', next_charge })];
    await open();
    expect(await screen.findByText('Of which VAT: £1.20 · Discount code WELCOME20: −£1.80')).toBeVisible();
  });
});

test.each([
  ['unpaid', /^Your subscription to Library ended on 5 December 2026 because we couldn’t charge your card\. You owe nothing\./],
  ['requested', /^Your subscription to Library ended on 5 December 2026, as you requested\./],
  ['card_missing', /^Your subscription to Library ended on 5 December 2026 because no card was saved\. You owe nothing\./],
  ['balance_used_up', /^Your subscription to Library ended on 5 December 2026: your gift card balance didn’t cover another period/],
  ['withdrawn', /^You withdrew from your subscription to Library on 5 December 2026\./],
] as const)('a subscription that has ended (%s) is named with its reason and what to do', async (end_reason, text) => {
  payment.ended = [heldSubscription({ status: 'canceled', end_reason, next_charge: null })];
  await open();
  expect(await screen.findByText(text)).toHaveTextContent('To keep reading, choose a plan.');
  expect(screen.queryByText('You have no subscription yet.')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^Library with sign language/ }));
  expect(screen.getByRole('link', { name: 'Go on to the order' })).toHaveAttribute('href', '/payment?price=price-uk-sign-month');
});

test('a second trial is not offered to a customer who has had one', async () => {
  await open();
  expect((await screen.findAllByText('14 days free')).length).toBeGreaterThan(0);
  cleanup();
  payment.hadTrial = true;
  await open();
  await screen.findByRole('radio', { name: /^Library with sign language/ });
  await vi.waitFor(() => expect(screen.queryByText('14 days free')).toBeNull());
});

describe('a banner', () => {
  test.each([
    ['card_declined', /your bank declined the card/, 'Pay now'],
    ['card_expired', /the card has expired/, 'Pay now'],
    ['authentication_required', /Your bank wants you to confirm the payment/, 'Confirm the payment'],
  ] as const)('a banner shows the payment error %s and the button that resolves it', async (past_due_reason, words, button) => {
    payment.subscriptions = [heldSubscription({ status: 'past_due', past_due_reason })];
    await open();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: button })).toHaveAttribute('href', '/payment?pay=sub_1');
  });

  test('a link to the page charges nothing', async () => {
    payment.subscriptions = [heldSubscription({ status: 'past_due', past_due_reason: 'card_declined' })];
    await open('/subscriptions?pay=sub_1');
    expect(await screen.findByRole('link', { name: 'Pay now' })).toBeVisible();
    expect(payment.requests).toEqual([]);
  });

  test('the banner of an overdue plan names the card that is charged next, also after another one is chosen', async () => {
    payment.subscriptions = [heldSubscription({ status: 'past_due', past_due_reason: 'card_declined' })];
    payment.methods = [savedCard('pm_2', '4444'), savedCard('pm_1', '4242')];
    payment.defaultCard = 'pm_1';
    await open();
    expect(await screen.findByText(/We’ll try again on 5 December 2026 with the card ending in 4242\./)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Charge this card' }));
    expect(await screen.findByText(/We’ll try again on 5 December 2026 with the card ending in 4444\./)).toBeVisible();
  });

  test('a plan that is kept without a card says once when it ends', async () => {
    payment.subscriptions = [heldSubscription({ card_needed_at: '2026-12-05T08:00:00.000Z' })];
    await open();
    expect(await screen.findByText('No card is saved. Without one your subscription ends on 5 December 2026.')).toBeVisible();
    expect(screen.getAllByText(/^No card is saved\./)).toHaveLength(1);
  });

  test('an overdue plan without a card is said to end, and not to be charged again', async () => {
    const overdue = { status: 'past_due', past_due_reason: 'card_declined', card_needed_at: '2026-12-05T08:00:00.000Z' } as const;
    payment.subscriptions = [heldSubscription(overdue)];
    await open();
    expect(await screen.findByText(/Without one your subscription ends on 5 December 2026\./)).toBeVisible();
    expect(screen.queryByText(/try again/)).toBeNull();
  });

  test('a banner warns of a card that expires before a charge when the service says so, whatever the clock of the browser says', async () => {
    payment.subscriptions = [heldSubscription({ card_problem_at: '2040-12-05T08:00:00.000Z' })];
    payment.methods = [savedCard('pm_1', '4242')];
    payment.defaultCard = 'pm_1';
    await open();
    expect(await screen.findByText('The card ending in 4242 expires 12/40. The charge on 5 December 2040 would fail.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change the card' })).toHaveAttribute('href', '/payment');
  });
});

describe('saved cards', () => {
  beforeEach(() => {
    payment.methods = [savedCard('pm_2', '4444'), savedCard('pm_1', '4242')];
    payment.defaultCard = 'pm_1';
  });

  test('another saved card can be chosen as the default', { tags: ['shell §3.15'] }, async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Charge this card' }));
    expect(await screen.findByText('From now on this card is charged.')).toBeVisible();
    expect(payment.bodies).toEqual([{ invoice_settings: { default_payment_method: 'pm_2' } }]);
  });

  test('saved cards are removed all at once after a confirmation that says so', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove all cards' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove all saved cards?' });
    expect(question).toHaveTextContent('All 2 cards are removed at once.');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove all cards' }));
    expect(await screen.findByText('No card is saved.')).toBeVisible();
    expect(payment.requests).toEqual(['DELETE /payment/payment-methods']);
  });

  test('saved cards that could not be loaded show an error and not an empty list', async () => {
    payment.errors.set('GET /payment/payment-methods', { status: 500, name: 'InternalError' });
    await open();
    expect(await screen.findByText('We could not load your cards. Try again.')).toBeVisible();
    expect(screen.queryByText('No card is saved.')).toBeNull();
  });

  test('one card is removed after a confirmation that names the card that is charged then', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242, expires 12/40' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove this card?' });
    expect(question).toHaveTextContent('After that we charge this card: Visa ending in 4444, expires 12/40.');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The card has been removed.')).toBeVisible();
    expect(payment.requests).toEqual(['DELETE /payment/payment-methods/pm_1']);
    expect(await screen.findByText('This card is charged.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove all cards' })).toBeNull();
  });

  test('the last card, which a subscription needs, is not removed, and the reason is shown', async () => {
    payment.methods = [savedCard('pm_1', '4242')];
    payment.errors.set('DELETE /payment/payment-methods/pm_1', { status: 409, name: 'ConflictError' });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Remove Visa/ }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^Your paid subscription needs a card\./)).toBeVisible();
  });
});

test('an unknown gift card code and a used one show different errors', async () => {
  await open();
  const code = await screen.findByLabelText('Code of the gift card');
  const redeem = async (typed: string) => {
    await userEvent.clear(code);
    await userEvent.type(code, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
  };
  payment.errors.set('POST /payment/gift-cards/redemptions', { status: 404, name: 'not_found' });
  await redeem('GIFT-NO');
  expect(await screen.findByText('There is no such gift card. Check the code.')).toBeVisible();
  payment.errors.set('POST /payment/gift-cards/redemptions', { status: 409, name: 'ConflictError' });
  await redeem('GIFT-USED');
  expect(await screen.findByText('This gift card has been redeemed already.')).toBeVisible();
});

test('subscriptions that cannot be loaded are logged under their key and can be loaded again', {
  tags: ['shell §8.12', 'shell §8.14'],
}, async () => {
  payment.errors.set('GET /payment/subscriptions', { status: 403, name: 'forbidden' });
  payment.errors.set('GET /payment/invoices', { status: 403, name: 'forbidden' });
  const { reported } = await open();
  expect(await screen.findByText('We could not load your subscriptions.')).toBeVisible();
  expect(reported).toContain('get_customer_subscription_failed');
  payment.errors.delete('GET /payment/subscriptions');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We could not load your invoices.')).toBeVisible();
  expect(reported).toContain('get_invoices_failed');
});

test('subscriptions that are answered with another status than 200 count as not loaded', async () => {
  const answer = async (request: Request) =>
    request.url.endsWith('/payment/subscriptions') ? Response.json({ data: [] }, { status: 203 }) : payment.answer(request);
  await open('/subscriptions', { answer });
  expect(await screen.findByText('We could not load your subscriptions.')).toBeVisible();
});

test('products that cannot be loaded are logged under their key', { tags: ['shell §8.13'] }, async () => {
  payment.errors.set('GET /payment/products', { status: 403, name: 'forbidden' });
  const { reported } = await open();
  expect(await screen.findByText('We could not load the offer.')).toBeVisible();
  expect(reported).toContain('get_products_failed');
});

test('users who are not guardians are linked to the library', async () => {
  await open('/subscriptions', { organizations: [{ uid: 'uk-school-2', name: 'School', role: 'student', active: true }] });
  expect(await screen.findByText(/^Subscriptions are for guardians\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the library' })).toHaveAttribute('href', '/library');
});

test('the subscriptions page says that data is removed within 30 days after the account is deleted', async () => {
  await open();
  expect(await screen.findByText(/We then remove your data within 30 days\.$/)).toBeVisible();
});
