import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    title: 'Delete Astrid Lind?',
    description: 'The account leaves all of its schools. It can be restored within 30 days.',
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  args: { title: 'Add Astrid Lind to Björkskolan?', description: 'She gets the role teacher.', confirmLabel: 'Add' },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Add Astrid Lind to Björkskolan?' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Destructive: Story = {
  args: { destructive: true },
  play: async ({ userEvent, args }) => {
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
/** A name is not broken between its words on a narrow screen. */
export const NameOnOneLine: Story = {
  args: { title: 'Ta bort Gunilla Åkesson?', destructive: true },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Ta bort Gunilla Åkesson?' });
    await waitFor(() => expect(dialog).toBeVisible());
    const name = screen.getByText('Gunilla Åkesson?');
    const { lineHeight } = getComputedStyle(name);
    await expect(name.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(lineHeight));
  },
};
export const Busy: Story = { args: { destructive: true, busy: true, confirmLabel: 'Deleting…' } };
export const ThreeWays: Story = {
  args: { title: 'Somebody else has changed Astrid Lind', confirmLabel: 'Save mine', more: <Button>Keep theirs</Button> },
};
export const LongWords: Story = {
  args: {
    title: 'Benutzerkonto der Erziehungsberechtigten unwiderruflich löschen?',
    confirmLabel: 'Unwiderruflich löschen',
    cancelLabel: 'Vorgang abbrechen',
    destructive: true,
  },
};

function OpenedByButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the user</Button>
      <ConfirmDialog {...meta.args} open={open} onConfirm={() => setOpen(false)} onCancel={() => setOpen(false)} />
    </>
  );
}

/** The focus moves into the dialog and returns to the button that opened it. */
export const GivesTheFocusBack: Story = {
  tags: ['shell §3.23'],
  render: () => <OpenedByButton />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete the user' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};
