import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import './SettingsPage.tsx';
import { type PageStory, page, panelStories } from '../testing/panelStories.tsx';

/** The settings of the panel. */
const meta = {
  ...panelStories,
  title: 'Panel settings',
  args: { ...panelStories.args, path: '/controlpanel/settings' },
} satisfies Meta<PageStory>;

export default meta;

/** The eleven list types, the duration, language and colours. */
export const Settings: StoryObj<PageStory> = {
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: 'Inställningar' })).toBeVisible();
    await expect(page().getAllByRole('checkbox').length).toBeGreaterThanOrEqual(11);
  },
};
