import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fakePayment, heldSubscription } from '../payment/testing/fakePayment.ts';
import {
  expectNoSidewaysScroll,
  httpError,
  networkError,
  type PageStory,
  pageStory,
  smallScreen,
  withoutNetwork,
} from '../testing/pageStory.tsx';

const meta = { ...pageStory, args: { path: '/legal/terms', session: 'anonymous' as const } };
export default meta;
type Story = StoryObj<PageStory>;

/** The terms of the subscription. */
export const Terms: Story = { play: expectNoSidewaysScroll };

/** The privacy policy. */
export const Privacy: Story = { args: { path: '/legal/privacy' }, play: expectNoSidewaysScroll };

/** The withdrawal without a login. */
export const Withdrawal: Story = { args: { path: '/legal/withdrawal' }, play: expectNoSidewaysScroll };

/** The cancellation page that German law requires. */
export const CancelContract: Story = {
  args: { path: '/legal/cancel-contract', realm: 'de', locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

const sendNotice: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Name'), 'Maja Holm');
  await userEvent.type(canvas.getByLabelText('Email'), 'maja@example.com');
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm withdrawal' }));
};

/** A received withdrawal with its date and time: its link is to be followed. */
export const Received: Story = {
  args: { path: '/legal/withdrawal', realm: 'uk', locale: 'en-GB', answer: fakePayment().answer },
  play: async (context) => {
    await sendNotice(context);
    await expect(await context.canvas.findByText(/^We received your withdrawal on/)).toBeVisible();
  },
};

/** The link of the email brought a withdrawal into effect. */
export const Confirmed: Story = {
  args: {
    path: '/legal/confirm?token=secret',
    realm: 'uk',
    locale: 'en-GB',
    answer: Object.assign(fakePayment(), { subscriptions: [heldSubscription()] }).answer,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm withdrawal' }));
    await expect(await canvas.findByText(/it has taken effect/)).toBeVisible();
  },
};

/** The service rejects the withdrawal: the input stays. */
export const Failed: Story = {
  args: { path: '/legal/withdrawal', realm: 'uk', locale: 'en-GB', answer: httpError('/withdrawals', 403) },
  play: async (context) => {
    await sendNotice(context);
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(context.canvas.getByLabelText('Name')).toHaveValue('Maja Holm');
  },
};

/** Offline the withdrawal is not sent, and the input stays. */
export const Offline: Story = {
  ...withoutNetwork,
  args: { path: '/legal/withdrawal', realm: 'uk', locale: 'en-GB', answer: networkError('/withdrawals') },
  play: async (context) => {
    await sendNotice(context);
    await expect(await context.canvas.findByText(/nothing was sent/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Name')).toHaveValue('Maja Holm');
  },
};

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = {
  args: { path: '/legal/withdrawal', pseudo: true },
  globals: smallScreen,
  play: expectNoSidewaysScroll,
};
