import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  component: FileDrop,
  args: { label: 'Drop the workbook here, or choose it', hint: 'Excel (.xlsx), at most 10 MB', accept: '.xlsx', onFiles: fn() },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const workbook = () => new File(['rows'], 'pupils.xlsx');

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Drop the workbook here, or choose it');
    await expect(input).toHaveAccessibleDescription('Excel (.xlsx), at most 10 MB');
    await userEvent.upload(input, workbook());
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'pupils.xlsx' })]);
  },
};
export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Drop the workbook here, or choose it');
    const transfer = new DataTransfer();
    transfer.items.add(workbook());
    transfer.items.add(new File(['more'], 'second.xlsx'));
    input.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'pupils.xlsx' })]);
  },
};
export const Failed: Story = { args: { error: true, helperText: 'This is no workbook. Save it as .xlsx and try again.' } };
export const Disabled: Story = { args: { disabled: true } };
