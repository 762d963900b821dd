import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, type PageStory, pageStory, smallScreen } from '../testing/pageStory.tsx';

const meta = { ...pageStory, args: { path: '/settings' } };
export default meta;
type Story = StoryObj<PageStory>;

/** The choice of language and scheme. */
export const Choices: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inställningar' })).toBeVisible();
    await expect(await canvas.findByLabelText('Språk')).toHaveDisplayValue('Svenska');
  },
};

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };
