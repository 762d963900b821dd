import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { children: 'I have read the privacy policy', checked: false, onChange: fn() },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Checkbox
        {...args}
        checked={checked}
        onChange={(next) => {
          args.onChange(next);
          setChecked(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the words or the space bar checks it; the pressed area is as high as a finger needs. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the privacy policy' });
    await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByText('I have read the privacy policy'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
export const Checked: Story = { args: { checked: true } };
export const Disabled: Story = { args: { checked: true, disabled: true } };
export const DisabledAndOff: Story = { args: { disabled: true } };
export const WithHelp: Story = {
  args: { helperText: 'You can change this later.' },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('You can change this later.'),
};

/** The message says what is wrong, and the box has its colour. */
export const Failed: Story = {
  args: { error: true, required: true, helperText: 'Read the policy first.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the privacy policy' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Read the policy first.');
    const [frame, message] = [box, canvas.getByText('Read the policy first.')].map((element) => getComputedStyle(element));
    await expect(frame?.borderTopColor).toBe(message?.color);
  },
};

/** Of what it stands for some is chosen: a press chooses all. */
export const Some: Story = {
  args: { children: 'All pupils', indeterminate: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

/** In a row of a table the row names it: the box is in the middle of an area of 44 px. */
export const WithoutWords: Story = {
  args: { children: undefined, 'aria-label': 'Choose Nils Berg' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'max-content' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Choose Nils Berg' });
    const [inner, area] = [box, box.closest('label')].map((element) => element?.getBoundingClientRect());
    await expect([area?.width, area?.height]).toEqual([44, 44]);
    await expect([(inner?.x ?? 0) - (area?.x ?? 0), (inner?.y ?? 0) - (area?.y ?? 0)]).toEqual([12, 12]);
  },
};

/** Long words stay beside the box, which is at their first line. */
export const LongWords: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: 'Ich stimme der Berufsorientierungsmaßnahmenträgerverordnung zu und weiß, dass das Abo sich jeden Monat verlängert',
    checked: true,
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    const [first] = canvas.getByText(/^Ich stimme/).getClientRects();
    await expect(box.right).toBeLessThan(first?.left ?? 0);
    await expect(box.bottom).toBeLessThan((first?.top ?? 0) + 24);
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { checked: true } };
