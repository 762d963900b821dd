import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SchemePicker } from './SchemePicker.tsx';

const meta = {
  component: SchemePicker,
  args: { label: 'Appearance', options: { light: 'Light', dark: 'Dark', system: 'System' } },
} satisfies Meta<typeof SchemePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The segments are equally wide, whatever their texts are. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('radio').map((radio) => Math.round(radio.getBoundingClientRect().width));
    await expect(widths).toEqual(Array(3).fill(widths[0]));
  },
};
export const Chosen: Story = {
  globals: { scheme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'light');
  },
};
export const LongWords: Story = {
  args: { label: 'Erscheinungsbild', options: { light: 'Helle Darstellung', dark: 'Dunkle Darstellung', system: 'Systemeinstellung' } },
};
