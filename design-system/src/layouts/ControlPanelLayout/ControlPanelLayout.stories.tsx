import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frameForStories, SampleContent } from '../frameForStories.tsx';
import { ControlPanelLayout } from './ControlPanelLayout.tsx';

const meta = {
  component: ControlPanelLayout,
  tags: ['picture'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '560px' } } },
  args: { ...frameForStories, topBar: { ...frameForStories.topBar, logo: { label: 'control panel' } }, children: <SampleContent /> },
} satisfies Meta<typeof ControlPanelLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /, control panel$/ })).toHaveAttribute('href', '/controlpanel');
  },
};
