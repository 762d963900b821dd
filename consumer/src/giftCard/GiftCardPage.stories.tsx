import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

const meta = { ...pageStory, args: { path: '/gift-card', ...family(), session: 'anonymous' as const } };
export default meta;
type Story = StoryObj<PageStory>;

/** The form and the preview of the email. */
export const Buying: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Greeting (optional)'), 'Read well!');
    await expect((await canvas.findAllByText('Read well!'))[0]).toBeVisible();
  },
};

/** The price is loading. */
export const Loading: Story = { args: { answer: noResponse('/payment/products') } };

/** The price cannot be loaded. */
export const Failed: Story = {
  args: { answer: httpError('/payment/products', 404) },
  play: expectRetryOffered,
};

/** The user is offline. */
export const Offline: Story = {
  ...withoutNetwork,
  args: { answer: networkError('/payment/products') },
  play: expectRetryOffered,
};

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };
