import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { NoticeSnackbar } from './NoticeSnackbar.tsx';

const meta = {
  component: NoticeSnackbar,
  parameters: { docs: { story: { inline: false, height: '180px' } } },
  args: { open: true, message: 'The user was saved.', closeLabel: 'Close', onClose: fn(), autoHideDuration: null },
} satisfies Meta<typeof NoticeSnackbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['shell §2 Notice snackbar.7', 'admin §2.31', 'admin §4 Notice.3'],
  args: { type: 'success' },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The user was saved.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Failure: Story = {
  args: { type: 'error', message: 'The user could not be saved. Try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The user could not be saved. Try again.');
  },
};
export const Warning: Story = { args: { type: 'warning', message: 'You are working offline.' } };
export const Info: Story = { args: { type: 'info', message: 'A new version is ready.' } };
export const WithoutType: Story = { args: { message: 'You have a new message.' } };
export const LongText: Story = {
  args: {
    type: 'warning',
    message:
      'Die Benutzerverwaltung der Bildungseinrichtung konnte nicht vollständig aktualisiert werden; drei Zuordnungen warten auf Bestätigung.',
  },
};
export const ClosedByEscape: Story = {
  args: { type: 'info' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** A notice with an action stays until it is closed or used, beside the notice of the moment. */
export const WithAction: Story = {
  args: {
    type: 'success',
    pinned: [
      { id: '1', message: 'Maja Holm is deleted', type: 'success', action: { label: 'Undo', onClick: fn() } },
      {
        id: '2',
        message: 'Elis Ek is still deleted. The platform cannot be reached.',
        type: 'error',
        action: { label: 'Undo', onClick: fn() },
      },
    ],
    onClosePinned: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Maja Holm is deleted'));
    canvas.getByRole('button', { name: 'Undo', description: 'Maja Holm is deleted' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.pinned?.[0]?.action.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClosePinned).toHaveBeenCalledWith('1');
  },
};
export const Closed: Story = {
  tags: ['admin §4 Notice.1'],
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
