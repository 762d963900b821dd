import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { book } from '../../library/testing/book.ts';
import {
  expectNoSidewaysScroll,
  httpError,
  networkError,
  noResponse,
  type PageStory,
  pageStory,
  smallScreen,
  withoutNetwork,
} from '../../testing/pageStory.tsx';
import { heldSubscription } from '../testing/fakePayment.ts';
import { family } from '../testing/familyStory.ts';

const started = family((payment) => {
  payment.subscriptions = [heldSubscription()];
});

const meta = { ...pageStory, args: { path: '/signup/success', ...started } };
export default meta;
type Story = StoryObj<PageStory>;

const order = (orderStatus: 'created' | 'processing' | 'failed' | 'completed') => ({
  path: '/signup/success?order=order_1',
  ...family((payment) => {
    payment.orderStatus = orderStatus;
  }),
});

/** A subscription has started with its trial. */
export const Subscribed: Story = {
  beforeEach: () => {
    window.sessionStorage.setItem('realmkit-ordered:se-user-3', 'sub_1');
    return () => window.sessionStorage.clear();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Free until 5 December 2026\. Then £8\.99 per month/)).toBeVisible();
  },
};

/** No book can be read in the language of the family: those to begin with are in others, and it is said. */
export const BooksInOtherLanguages: Story = {
  ...Subscribed,
  args: {
    answer: (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/library/v1/books') return started.answer?.(request);
      const data = searchParams.has('language') ? [] : [1, 2, 3].map((id) => book({ id: `book-${id}`, title: `Sjön ${id}` }));
      return Response.json({ data, meta: { totalCount: data.length } });
    },
  },
  globals: smallScreen,
  play: async (context) => {
    await expect(await context.canvas.findByText(/^No book in English can be read here yet/)).toBeVisible();
    await expectNoSidewaysScroll(context);
  },
};

/** A gift card is paid. */
export const GiftCardPaid: Story = {
  args: order('completed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Thank you! The gift card is paid/)).toBeVisible();
  },
};

/** The payment failed, on the smallest screen: the link stands below the text. */
export const PaymentFailed: Story = {
  args: order('failed'),
  globals: smallScreen,
  play: async ({ canvas }) => {
    const words = await canvas.findByText('The payment did not go through.');
    const again = canvas.getByRole('link', { name: 'Try again' });
    await expect(again).toBeVisible();
    await waitFor(() => expect(again.getBoundingClientRect().top).toBeGreaterThanOrEqual(words.getBoundingClientRect().bottom));
  },
};

/** The payment is processing. */
export const UnderWay: Story = { args: order('processing') };

/** The page was opened without an order. */
export const Nothing: Story = { args: { path: '/signup/success', ...family() }, globals: smallScreen };

/** The result is loading. */
export const Asking: Story = { args: { answer: noResponse('/payment/') } };

/** The service responds with an error. */
export const Refused: Story = {
  args: { path: '/signup/success?order=order_1', answer: httpError('/payment/order', 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText(/^We don’t know yet if the payment went through\. Don’t pay again/)).toBeVisible();
  },
};

/** The user is offline. */
export const Offline: Story = {
  ...withoutNetwork,
  args: { answer: networkError('/payment/') },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/cannot be reached|offline/))[0]).toBeVisible();
  },
};

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };
