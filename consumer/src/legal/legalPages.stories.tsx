import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  expectNoSidewaysScroll,
  type PageStory,
  pageStory,
  refused,
  smallScreen,
  unreachable,
  withoutNetwork,
} from '../testing/pageStory.tsx';

const meta = { ...pageStory, args: { path: '/legal/terms', session: 'anonymous' as const } };
export default meta;
type Story = StoryObj<PageStory>;

/** The terms of the subscription. */
export const Terms: Story = { play: expectNoSidewaysScroll };

/** The privacy policy. */
export const Privacy: Story = { args: { path: '/legal/privacy' }, play: expectNoSidewaysScroll };

/** The withdrawal, without signing in. */
export const Withdrawal: Story = { args: { path: '/legal/withdrawal' }, play: expectNoSidewaysScroll };

/** Contracts are cancelled here, as German law has it. */
export const CancelContract: Story = {
  args: { path: '/legal/cancel-contract', realm: 'de', locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

const sendNotice: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Name'), 'Maja Holm');
  await userEvent.type(canvas.getByLabelText('Email address'), 'maja@example.com');
  await userEvent.click(canvas.getByRole('button', { name: 'Withdraw now' }));
};

/** A withdrawal that was received, with the moment. */
export const Received: Story = {
  args: { path: '/legal/withdrawal', realm: 'uk', locale: 'en-GB', answer: async () => new Response(null, { status: 202 }) },
  play: async (context) => {
    await sendNotice(context);
    await expect(await context.canvas.findByText(/^We received your withdrawal on/)).toBeVisible();
  },
};

/** The service does not take a withdrawal: what was typed stays. */
export const Failed: Story = {
  args: { path: '/legal/withdrawal', realm: 'uk', locale: 'en-GB', answer: refused('/withdrawals', 403) },
  play: async (context) => {
    await sendNotice(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(context.canvas.getByLabelText('Name')).toHaveValue('Maja Holm');
  },
};

/** A withdrawal without network: it is not sent, and what was typed stays. */
export const Offline: Story = {
  ...withoutNetwork,
  args: { path: '/legal/withdrawal', realm: 'uk', locale: 'en-GB', answer: unreachable('/withdrawals') },
  play: async (context) => {
    await sendNotice(context);
    await expect(await context.canvas.findByText(/nothing was sent/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Name')).toHaveValue('Maja Holm');
  },
};

/** The most wordy language there could be, on the smallest screen. */
export const PseudoLocale: Story = {
  args: { path: '/legal/withdrawal', pseudo: true },
  globals: smallScreen,
  play: expectNoSidewaysScroll,
};
