import reference from 'virtual:token-reference';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AskDialog } from './AskDialog.tsx';

const meta = {
  component: AskDialog,
  tags: ['!autodocs', '!dev'],
  args: { mode: { realm: 'se', theme: 'default', scheme: 'light' }, load: () => Promise.resolve(reference), onChoose: fn(), onClose: fn() },
  // As in the toolbar of the manager.
  render: (args, { globals: { realm, theme, scheme } }) => (
    <div style={{ whiteSpace: 'nowrap' }}>
      <AskDialog {...args} mode={{ realm, theme, scheme }} />
    </div>
  ),
} satisfies Meta<typeof AskDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field has the focus at once; Enter takes the first answer with the mode of the question, and closes. */
export const Asked: Story = {
  globals: { theme: 'default' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('destructive button, Finland, dark{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ token: 'color.feedback.error', colours: [expect.stringMatching(/^#\w{6}$/)] }),
      { realm: 'fi', theme: 'default', scheme: 'dark' },
    );
    await expect(screen.getByRole('dialog', { hidden: true })).not.toHaveAttribute('open');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** What guides and components say is found too. */
export const Texts: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('how to add a realm');
    const { scrollWidth, clientWidth } = screen.getByRole('dialog');
    await expect(scrollWidth).toBe(clientWidth);
    await userEvent.click(screen.getByText('How to add a realm'));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ page: './design-system/guides/AddARealm.mdx' }),
      expect.anything(),
    );
  },
};

/** Escape first empties the field, then closes. */
export const LeftByEscape: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'radius{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NotRead: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async () => {
    await expect(await screen.findByText(/could not be read/)).toBeVisible();
  },
};
