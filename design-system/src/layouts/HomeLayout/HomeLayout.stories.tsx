import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** A bar of one button does not cover the bottom of a phone: My services is in the top bar. */
export const ConsumerMarketOnAPhone: Story = {
  tags: ['!picture'],
  args: { consumerMarket: true },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'My services' });
    await expect(canvas.getByRole('banner')).toContainElement(link);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongWords: Story = {
  args: { servicesLabel: 'Käytettävissä olevat palvelut', settingsLabel: 'Henkilökohtaiset asetukset' },
  globals: { realm: 'fi' },
};
