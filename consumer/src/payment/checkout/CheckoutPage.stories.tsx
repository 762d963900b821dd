import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  expectNoSidewaysScroll,
  expectRetryOffered,
  type PageStory,
  pageStory,
  refused,
  silent,
  smallScreen,
  unreachable,
  withoutNetwork,
} from '../../testing/pageStory.tsx';
import { savedCard } from '../testing/fakePayment.ts';
import { family } from '../testing/familyStory.ts';

const meta = { ...pageStory, args: { path: '/payment?price=price-uk-library-month', ...family() } };
export default meta;
type Story = StoryObj<PageStory>;

/** The terms, and a card to enter. */
export const NewCard: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Card number')).toBeVisible();
  },
};

/** Ordered without consent: the box says so. */
export const WithoutConsent: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Card number');
    await userEvent.click(await canvas.findByRole('button', { name: 'Order and pay' }));
    await expect(canvas.getByRole('checkbox', { name: /^I agree to the terms/ })).toBeInvalid();
  },
};

/** Saved cards to choose from. */
export const SavedCards: Story = {
  args: family((payment) => {
    payment.methods = [savedCard('pm_1', '4242'), savedCard('pm_2', '1881')];
    payment.defaultCard = 'pm_1';
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /4242/ })).toBeVisible();
  },
};

/** The terms are on their way. */
export const Loading: Story = { args: { answer: silent('/payment/') } };

/** The service refuses. */
export const Forbidden: Story = {
  args: { answer: refused('/payment/', 403) },
  play: expectRetryOffered,
};

/** There is no network. */
export const Offline: Story = {
  ...withoutNetwork,
  args: { answer: unreachable('/payment/') },
  play: expectRetryOffered,
};

/** Whoever acts as somebody does not pay for them. */
export const ActingAsSomebody: Story = { args: { tokens: { act: { sub: 'uk-user-1', name: 'Support' } } } };

/** The most wordy language there could be, on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };
