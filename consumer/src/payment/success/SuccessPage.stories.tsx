import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  expectNoSidewaysScroll,
  type PageStory,
  pageStory,
  refused,
  silent,
  smallScreen,
  unreachable,
  withoutNetwork,
} from '../../testing/pageStory.tsx';
import { heldSubscription } from '../testing/fakePayment.ts';
import { family } from '../testing/familyStory.ts';

const meta = {
  ...pageStory,
  args: {
    path: '/signup/success',
    ...family((payment) => {
      payment.subscriptions = [heldSubscription()];
    }),
  },
};
export default meta;
type Story = StoryObj<PageStory>;

const order = (orderStatus: 'created' | 'processing' | 'failed' | 'completed') => ({
  path: '/signup/success?order=order_1',
  ...family((payment) => {
    payment.orderStatus = orderStatus;
  }),
});

/** A subscription has begun. */
export const Subscribed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Next charge: £8.99 on 5 December 2026')).toBeVisible();
  },
};

/** A gift card is paid. */
export const GiftCardPaid: Story = {
  args: order('completed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Thank you! The gift card is paid/)).toBeVisible();
  },
};

/** The payment did not go through, on the smallest screen: the way on stands below the words. */
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

/** The payment is under way. */
export const UnderWay: Story = { args: order('processing') };

/** Somebody came here without an order. */
export const Nothing: Story = { args: { path: '/signup/success', ...family() }, globals: smallScreen };

/** It is being asked how it ended. */
export const Asking: Story = { args: { answer: silent('/payment/') } };

/** The service does not say how it ended. */
export const Refused: Story = {
  args: { path: '/signup/success?order=order_1', answer: refused('/payment/order', 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText(/^We could not find out how the payment ended\. Do not pay again/)).toBeVisible();
  },
};

/** There is no network. */
export const Offline: Story = {
  ...withoutNetwork,
  args: { answer: unreachable('/payment/') },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/cannot be reached|offline/))[0]).toBeVisible();
  },
};

/** The most wordy language there could be, on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };
