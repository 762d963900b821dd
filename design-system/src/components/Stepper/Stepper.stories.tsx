import TextDecreaseIcon from '@mui/icons-material/TextDecrease';
import TextIncreaseIcon from '@mui/icons-material/TextIncrease';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  component: Stepper,
  args: {
    label: 'Text size',
    value: '100%',
    less: { label: 'Smaller text', icon: <TextDecreaseIcon aria-hidden />, onStep: () => {} },
    more: { label: 'Larger text', icon: <TextIncreaseIcon aria-hidden />, onStep: () => {} },
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const AtTheLeast: Story = {
  args: { value: '60%', less: { label: 'Smaller text', icon: <TextDecreaseIcon aria-hidden />, onStep: undefined } },
};

/** A press changes the value, which is announced; the button at the end of the range keeps the focus and does nothing. */
export const Stepped: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState(2);
    return (
      <Stepper
        {...args}
        value={String(value)}
        less={{ ...args.less, onStep: value > 1 ? () => setValue(value - 1) : undefined }}
        more={{ ...args.more, onStep: value < 3 ? () => setValue(value + 1) : undefined }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Larger text' });
    await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await expect(more).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Smaller text' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
  },
};
export const LongWords: Story = { args: { label: 'Abstand zwischen Buchstaben und zwischen Wörtern', value: '125 %' } };
