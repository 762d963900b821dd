import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
} from '../../testing/pageStory.tsx';
import { heldSubscription, savedCard } from '../testing/fakePayment.ts';
import { family } from '../testing/familyStory.ts';

const meta = { ...pageStory, args: { path: '/payment?price=price-uk-library-month', ...family() } };
export default meta;
type Story = StoryObj<PageStory>;

/** The terms and empty card fields. */
export const NewCard: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Card number')).toBeVisible();
  },
};

/** The order without consent shows an error at the checkbox. */
export const WithoutConsent: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Card number');
    await userEvent.click(await canvas.findByRole('button', { name: 'Order and pay' }));
    await expect(canvas.getByRole('checkbox', { name: /^I agree to the terms/ })).toBeInvalid();
  },
};

/** The choice of saved cards. */
export const SavedCards: Story = {
  args: family((payment) => {
    payment.methods = [savedCard('pm_1', '4242'), savedCard('pm_2', '1881')];
    payment.defaultCard = 'pm_1';
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /4242/ })).toBeVisible();
  },
};

/** The change from a month to a year, with what is charged now and next. */
export const ChangeOfPlan: Story = {
  args: {
    path: '/payment?change=sub_1&price=price-uk-library-year',
    ...family((payment) => {
      payment.subscriptions = [heldSubscription({ status: 'active', trial_end: null })];
      payment.methods = [savedCard('pm_1', '4242')];
      payment.defaultCard = 'pm_1';
      payment.planChange = {
        ...payment.planChange,
        charge_now: { at: '2026-11-21T08:00:00.000Z', amount: 8541, tax: 1424, discount: 0, currency: 'gbp', from_balance: 0 },
        credit: 449,
      };
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('£85.41')).toBeVisible();
  },
};

/** The open charge of a subscription that is past due, with the saved cards. */
export const OpenCharge: Story = {
  args: {
    path: '/payment?pay=sub_1',
    ...family((payment) => {
      payment.subscriptions = [heldSubscription({ status: 'past_due', past_due_reason: 'card_declined' })];
      payment.methods = [savedCard('pm_1', '4242'), savedCard('pm_2', '1881')];
      payment.defaultCard = 'pm_1';
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay £8.99 now' })).toBeVisible();
  },
};

/** The terms are loading. */
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
  play: expectRetryOffered,
};

/** A user who acts as another user cannot pay. */
export const ActingAsSomebody: Story = { args: { tokens: { act: { sub: 'uk-user-1', name: 'Support' } } } };

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };
