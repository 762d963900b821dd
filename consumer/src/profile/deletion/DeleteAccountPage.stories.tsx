import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakePayment, heldSubscription } from '../../payment/testing/fakePayment.ts';
import { expectNoSidewaysScroll, type PageStory, pageStory, smallScreen } from '../../testing/pageStory.tsx';

const meta = {
  ...pageStory,
  args: {
    path: '/profile/delete',
    realm: 'uk' as const,
    locale: 'en-GB' as const,
    tokens: { roles: ['guardian'] },
    organizations: [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian' as const, active: true }],
    answer: (request: Request) => fakePayment().answer(request),
  },
};
export default meta;

type Story = StoryObj<PageStory>;

/** Returns a payment service with a running subscription and a balance. */
const paying = () => Object.assign(fakePayment(), { subscriptions: [heldSubscription()], balance: 2697 });

/** A family with a subscription and a gift card balance, by keyboard. */
export const WithPlanAndBalance: Story = {
  args: { answer: (request) => paying().answer(request) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/stops at once and is not charged again\./)).toBeVisible();
    const box = await canvas.findByRole('checkbox');
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toHaveFocus();
  },
};

/** Nothing was paid. */
export const WithoutPlan: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    await expect(await canvas.findByText('Tick the box if you want to delete your account.')).toBeVisible();
  },
};

/** An account of a school, which the school deletes. */
export const OfSchool: Story = {
  args: { organizations: [{ uid: 'uk-school-4', name: 'Oak Primary', role: 'guardian', active: true }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Oak Primary is responsible for your account/)).toBeVisible();
  },
};

/** The page after the deletion. */
export const Deleted: Story = {
  args: { path: '/login/account-deleted', session: 'anonymous' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'To the login page' })).toBeVisible();
  },
};

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = {
  args: { pseudo: true, answer: (request) => paying().answer(request) },
  globals: smallScreen,
  play: expectNoSidewaysScroll,
};
