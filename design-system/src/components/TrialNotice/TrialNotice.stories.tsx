import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TrialNotice } from './TrialNotice.tsx';

const meta = {
  component: TrialNotice,
  args: { title: '14 days free', children: 'Until 4 December. Then SEK 99.00 a month, unless you cancel before.' },
} satisfies Meta<typeof TrialNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: '14 days free' })).toHaveTextContent('Until 4 December');
  },
};
export const During: Story = { args: { title: '3 days left', action: <Button variant="outlined">Cancel the trial</Button> } };
