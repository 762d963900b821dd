import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, type PageStory, pageStory, smallScreen } from '../testing/pageStory.tsx';

const links = {
  support: 'https://support.example/',
  feedback: 'https://feedback.example/',
  importTemplate: 'https://files.example/import-se.xlsx',
  importGuide: 'https://files.example/import-se.pdf',
};

const meta = { ...pageStory, args: { path: '/support', links } };
export default meta;
type Story = StoryObj<PageStory>;

/** Help, feedback and the import files for users who manage users. */
export const Employee: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Excelmall' })).toHaveAttribute('href', links.importTemplate);
  },
};

/** A country without a support site of its own. */
export const WithoutLinks: Story = {
  args: { links: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Fråga den på din skola/)).toBeVisible();
  },
};

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };
