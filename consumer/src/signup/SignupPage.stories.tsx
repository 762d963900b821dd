import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { family } from '../payment/testing/familyStory.ts';
import {
  expectNoSidewaysScroll,
  httpError,
  networkError,
  noResponse,
  type PageStory,
  pageStory,
  smallScreen,
  withoutNetwork,
} from '../testing/pageStory.tsx';

const meta = { ...pageStory, args: { path: '/signup', ...family(), session: 'anonymous' as const } };
export default meta;
type Story = StoryObj<PageStory>;

/** The offer and the form. */
export const Offer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Library with sign language/ })).toBeVisible();
  },
};

/** The form was sent empty: every field shows its error. */
export const Faults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account and continue' }));
    await expect(await canvas.findByRole('group', { name: 'Some fields need your attention' })).toHaveFocus();
  },
};

/** The offer is loading. */
export const Loading: Story = { args: { answer: noResponse('/payment/products') } };

/** The offer cannot be loaded. */
export const Failed: Story = {
  args: { answer: httpError('/payment/products', 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the offer.')).toBeVisible();
  },
};

/** The user is offline. */
export const Offline: Story = {
  ...withoutNetwork,
  args: { answer: networkError('/payment/products') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The platform cannot be reached/)).toBeVisible();
  },
};

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };
