import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { KitPage, kitShell } from '../testing/KitPage.tsx';
import { Confirm } from './Confirm.tsx';

const meta = {
  component: Confirm,
  args: { isOpen: true, title: 'Merge both classes?', content: 'Their pupils are in one class then.', onConfirm: fn(), onClose: fn() },
  loaders: [async () => ({ shell: await kitShell(() => undefined) })],
  render: (args, { loaded: { shell } }) => (
    <KitPage shell={shell} resources={{}}>
      <Confirm {...args} />
    </KitPage>
  ),
} satisfies Meta<typeof Confirm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus starts on the cancel button. */
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('alertdialog', { name: 'Merge both classes?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Avbryt' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Bekräfta' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** What destroys something has a button in the error colour. */
export const Destructive: Story = {
  args: {
    title: 'ra.message.delete_title',
    titleTranslateOptions: { name: 'class', id: '2B' },
    confirm: 'ra.action.delete',
    confirmColor: 'warning',
  },
};

/** Both buttons are disabled while the action is pending. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('alertdialog'));
    for (const button of dialog.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
