import { ConfirmDialog } from '@realmkit/design-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { DialogProvider, type DialogViewProps, useDialog } from './DialogProvider.tsx';

beforeEach(() => {
  // jsdom does not implement the methods of dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function Question({ open, onClose, props: { name } }: DialogViewProps<{ readonly name: string }>) {
  return (
    <ConfirmDialog open={open} title={`Delete ${name}?`} confirmLabel="Delete" cancelLabel="Keep" onConfirm={onClose} onCancel={onClose} />
  );
}

function Page() {
  const { modal, open, close } = useDialog();
  return (
    <>
      <p>{`${modal.isOpen ? 'open' : 'closed'} ${JSON.stringify(modal.props)}`}</p>
      <button type="button" onClick={() => open(Question, { name: 'Astrid' })}>
        First
      </button>
      <button type="button" onClick={() => open(Question, { name: 'Nils' })}>
        Second
      </button>
      <button type="button" onClick={close}>
        Away
      </button>
    </>
  );
}

test('the dialog opens with a view and its props, is replaced by another view, and closes', async () => {
  render(
    <DialogProvider>
      <Page />
    </DialogProvider>,
  );
  expect(screen.getByText('closed {}')).toBeInTheDocument();
  await userEvent.click(screen.getByText('First'));
  expect(screen.getByText('open {"name":"Astrid"}')).toBeInTheDocument();
  expect(screen.getByRole('alertdialog', { name: 'Delete Astrid?' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('Second'));
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  expect(screen.getByRole('alertdialog', { name: 'Delete Nils?' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('Keep'));
  expect(screen.getByText('closed {"name":"Nils"}')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
