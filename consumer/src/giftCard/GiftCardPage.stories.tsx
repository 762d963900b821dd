import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { family } from '../payment/testing/familyStory.ts';
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
} from '../testing/pageStory.tsx';

const meta = { ...pageStory, args: { path: '/gift-card', ...family(), session: 'anonymous' as const } };
export default meta;
type Story = StoryObj<PageStory>;

/** The form, and the mail that it makes. */
export const Buying: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Greeting (optional)'), 'Read well!');
    await expect((await canvas.findAllByText('Read well!'))[0]).toBeVisible();
  },
};

/** The price is on its way. */
export const Loading: Story = { args: { answer: silent('/payment/products') } };

/** The price cannot be loaded. */
export const Failed: Story = {
  args: { answer: refused('/payment/products', 404) },
  play: expectRetryOffered,
};

/** There is no network. */
export const Offline: Story = {
  ...withoutNetwork,
  args: { answer: unreachable('/payment/products') },
  play: expectRetryOffered,
};

/** The most wordy language there could be, on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };
