import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Hint } from './Hint.tsx';

const meta = {
  component: Hint,
  args: {
    text: 'Pupils see their new groups the next time they log in.',
    children: (describedBy) => (
      <Button variant="outlined" aria-describedby={describedBy}>
        Move to another group
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '6rem', display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Hint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Pupils see their new groups the next time they log in.');
  },
};
export const Pointed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.unhover(canvas.getByRole('button'));
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.hover(canvas.getByRole('button'));
  },
};
