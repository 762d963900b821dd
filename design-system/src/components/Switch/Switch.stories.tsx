import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  args: { label: 'Turn pages automatically', checked: false, onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { checked: true, disabled: true } };

/** A press on the label or the space bar switches it. */
export const Pressed: Story = {
  render: function Controlled(args) {
    const [checked, setChecked] = useState(false);
    return <Switch {...args} checked={checked} onChange={setChecked} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Turn pages automatically'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
export const WithHelp: Story = {
  args: { helperText: 'Only while a narration is playing.' },
  play: async ({ canvas }) => expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Only while a narration is playing.'),
};
export const LongWords: Story = { args: { label: 'Gebärdensprachvideo in einem eigenen verschiebbaren Fenster anzeigen' } };
