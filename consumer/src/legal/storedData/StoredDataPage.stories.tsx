import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, type PageStory, pageStory, smallScreen } from '../../testing/pageStory.tsx';

const meta = { ...pageStory, args: { path: '/legal/stored-data', session: 'anonymous' as const } };
export default meta;
type Story = StoryObj<PageStory>;

/** What is stored about a guardian. */
export const Guardian: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bankkort' })).toBeVisible();
  },
};

/** What is stored about a child. */
export const Child: Story = { args: { path: '/legal/stored-data?about=child' }, globals: smallScreen, play: expectNoSidewaysScroll };

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };
