import type { Invoice } from '@realmkit/openapi';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { heldSubscription, savedCard } from '../payment/testing/fakePayment.ts';
import { family } from '../payment/testing/familyStory.ts';
import {
  expectNoSidewaysScroll,
  expectRetryOffered,
  httpError,
  networkError,
  noResponse,
  type PageStory,
  pageStory,
  smallScreen,
  withoutNetwork,
} from '../testing/pageStory.tsx';

const holding = (more: Parameters<typeof heldSubscription>[0] = {}) =>
  family((payment) => {
    payment.subscriptions = [heldSubscription(more)];
    payment.methods = [savedCard('pm_1', '4242')];
    payment.defaultCard = 'pm_1';
  });

const meta = { ...pageStory, args: { path: '/subscriptions', ...holding() } };
export default meta;
type Story = StoryObj<PageStory>;

/** An active trial. */
export const Trial: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Next charge: £8.99 on 5 December 2026')).toBeVisible();
  },
};

/** The confirmation before a subscription is cancelled. */
export const Cancelling: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel subscription' }));
    const question = await canvas.findByRole('alertdialog', { name: 'Cancel Library?' });
    await waitFor(() => expect(question).toBeVisible());
  },
};

/** A cancelled subscription that ends with its period. */
export const Cancelled: Story = { args: holding({ cancel_at_period_end: true, next_charge: null }) };

/** A coupon that is not valid says why at its field. */
export const CouponRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Discount code'), 'SUMMER2020{Enter}');
    await expect(await canvas.findByText('Invalid Coupon! This code has expired.')).toBeVisible();
  },
};

/** The bank declined the card; the alert has a border, because its tint is nearly the page's colour. */
export const PastDue: Story = {
  args: holding({ status: 'past_due', past_due_reason: 'card_declined' }),
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('link', { name: 'Pay now' });
    await expect(pay).toBeVisible();
    const alert = pay.closest('[data-severity]') ?? pay;
    await expect(getComputedStyle(alert).borderTopStyle).toBe('solid');
  },
};

/** A cheaper plan follows at the end of the period, and can be taken back. */
export const ChangePending: Story = {
  args: holding({
    status: 'active',
    items: [{ priceId: 'price-uk-library-year' }],
    pending_change: { priceId: 'price-uk-library-month', at: '2026-12-05T08:00:00.000Z' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('From 5 December 2026: Library, £8.99 per month')).toBeVisible();
  },
};

/** The last subscription ended because no card could be charged. */
export const EndedUnpaid: Story = {
  args: family((payment) => {
    payment.hadTrial = true;
    payment.ended = [heldSubscription({ status: 'canceled', end_reason: 'unpaid', next_charge: null })];
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/because we couldn’t charge your card/)).toBeVisible();
  },
};

/** The user has no subscription yet. */
export const Empty: Story = { args: family() };

const invoice = (month: number, status: 'paid' | 'open' | 'refunded'): Invoice => ({
  id: `in_${month}`,
  number: `UK-00000${month}`,
  status,
  credit: 0,
  amount_due: 899,
  amount_paid: status === 'paid' ? 899 : 0,
  from_balance: status === 'paid' ? 399 : 0,
  tax: 150,
  tax_percent: 20,
  currency: 'gbp',
  created: `2026-0${month}-05T08:00:00.000Z`,
  period_start: `2026-0${month}-05T08:00:00.000Z`,
  period_end: `2026-0${month + 1}-05T08:00:00.000Z`,
  subscription: 'sub_1',
  description: 'Library',
});

/** Returns the box of the letters in an element, without its padding. */
function boxOfText(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element.matches('li') ? (element.firstElementChild ?? element) : element);
  return range.getBoundingClientRect();
}

/** Four invoices: three are shown first, and all on request. */
export const ManyInvoices: Story = {
  args: {
    answer: async (request) =>
      request.url.endsWith('/payment/invoices')
        ? Response.json({ data: [invoice(5, 'open'), invoice(4, 'paid'), invoice(3, 'refunded'), invoice(2, 'paid')] })
        : holding().answer?.(request),
  },
  globals: smallScreen,
  play: async ({ canvas, userEvent }) => {
    const showAll = await canvas.findByRole('button', { name: 'Show all 4' });
    const [download] = canvas.getAllByRole('button', { name: /^Download invoice/ });
    const row = download?.closest('li');
    const text = row?.querySelector('small');
    if (!download || !row || !text) throw new Error('There is no invoice.');
    await expect(boxOfText(row).top - row.getBoundingClientRect().top).toBeGreaterThanOrEqual(12);
    await expect(row.getBoundingClientRect().bottom - boxOfText(text).bottom).toBeGreaterThanOrEqual(12);
    await expect(getComputedStyle(download).color).toBe(getComputedStyle(showAll).color);
    await expect(Math.abs(boxOfText(showAll).left - boxOfText(text).left)).toBeLessThan(0.5);
    await userEvent.click(showAll);
    await expect(canvas.getAllByRole('button', { name: /^Download invoice/ })).toHaveLength(4);
  },
};

/** The invoices cannot be loaded; everything else is shown. */
export const InvoicesFailed: Story = {
  args: {
    answer: async (request) =>
      request.url.endsWith('/payment/invoices') ? httpError('/invoices', 403)(request) : holding().answer?.(request),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load your invoices.')).toBeVisible();
    await expect(canvas.getByText('Next charge: £8.99 on 5 December 2026')).toBeVisible();
  },
};

/** Everything is loading. */
export const Loading: Story = { args: { answer: noResponse('/payment/') } };

/** The service responds with an error. */
export const Forbidden: Story = {
  args: { answer: httpError('/payment/', 403) },
  play: expectRetryOffered,
};

/** The user is offline. */
export const Offline: Story = {
  ...withoutNetwork,
  args: { answer: networkError('/payment/') },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^The platform cannot be reached/))[0]).toBeVisible();
  },
};

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };
