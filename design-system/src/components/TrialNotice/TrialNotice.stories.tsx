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
/** On a narrow page the clock stays beside the words, and the action moves below them. */
export const Narrow: Story = {
  ...During,
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector('aside > svg')?.getBoundingClientRect();
    const words = canvas.getByText(/Until 4 December/).getBoundingClientRect();
    await expect(words.left).toBeGreaterThanOrEqual(icon?.right ?? Number.NaN);
    await expect(words.top).toBeLessThanOrEqual(icon?.top ?? Number.NaN);
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeGreaterThanOrEqual(words.bottom);
  },
};
