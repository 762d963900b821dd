import type { Meta, StoryObj } from '@storybook/react-vite';
import { frameForStories, SampleContent } from '../frameForStories.tsx';
import { HomeLayout } from './HomeLayout.tsx';

const meta = {
  component: HomeLayout,
  tags: ['picture'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '560px' } } },
  args: {
    ...frameForStories,
    navigationLabel: 'Main',
    servicesLabel: 'My services',
    settingsLabel: 'Settings',
    path: '/',
    children: <SampleContent />,
  },
} satisfies Meta<typeof HomeLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Services: Story = {};
export const Settings: Story = { args: { path: '/settings' } };
export const Loading: Story = { args: { loading: true } };
export const ConsumerMarket: Story = { args: { consumerMarket: true } };
export const LongWords: Story = {
  args: { servicesLabel: 'Käytettävissä olevat palvelut', settingsLabel: 'Henkilökohtaiset asetukset' },
  globals: { realm: 'fi' },
};
