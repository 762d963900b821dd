import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { FailedState } from './FailedState.tsx';

const meta = {
  component: FailedState,
  args: {
    title: 'The users could not be loaded',
    description: 'The service did not answer. Your search and filters are kept.',
    retry: { label: 'Try again', onRetry: fn() },
  },
} satisfies Meta<typeof FailedState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The users could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.retry?.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retry: { label: 'Trying again…', onRetry: fn(), busy: true } } };
export const WithoutRetry: Story = { render: ({ title }) => <FailedState title={title} /> };
