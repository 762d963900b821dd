import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { frameForStories, SampleContent } from '../frameForStories.tsx';
import { TabsLayout } from './TabsLayout.tsx';

const meta = {
  component: TabsLayout,
  tags: ['picture'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '560px' } } },
  args: {
    ...frameForStories,
    topBar: { ...frameForStories.topBar, logo: { label: 'control panel' } },
    title: 'User management',
    tabsLabel: 'Parts of the user management',
    tabs: [
      { label: 'Users', href: '?tab=users', current: true },
      { label: 'Organizations', href: '?tab=organizations' },
      { label: 'Groups', href: '?tab=groups' },
    ],
    children: <SampleContent />,
  },
} satisfies Meta<typeof TabsLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Users: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Groups' })).toHaveAttribute('href', '?tab=groups');
  },
};
export const WithActions: Story = { args: { actions: <Button variant="contained">Import users</Button> } };
export const LongWords: Story = {
  args: {
    title: 'Benutzerverwaltung der Bildungseinrichtungen',
    tabs: [
      { label: 'Benutzerinnen und Benutzer', href: '?tab=users' },
      { label: 'Bildungseinrichtungen', href: '?tab=organizations' },
      { label: 'Unterrichtsgruppen', href: '?tab=groups', current: true },
    ],
  },
};
