import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, type PageStory, pageStory, smallScreen } from '../testing/pageStory.tsx';

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

/** The most wordy language there could be, on the smallest screen. */
export const PseudoLocale: Story = {
  args: { path: '/legal/withdrawal', pseudo: true },
  globals: smallScreen,
  play: expectNoSidewaysScroll,
};
