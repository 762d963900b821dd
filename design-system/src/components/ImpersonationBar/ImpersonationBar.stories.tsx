import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ImpersonationBar } from './ImpersonationBar.tsx';

const meta = {
  component: ImpersonationBar,
  args: {
    text: 'Sofia Berg logged in as Astrid Lind',
    logout: { label: 'Logout', hint: 'Ends the session as Astrid Lind and returns to your own account', onLogout: fn() },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '8rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImpersonationBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Acting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const logout = canvas.getByRole('button', { name: 'Logout' });
    await expect(logout).toHaveAccessibleDescription('Ends the session as Astrid Lind and returns to your own account');
    await userEvent.click(logout);
    await expect(args.logout.onLogout).toHaveBeenCalledOnce();
  },
};

/** The hint shows on keyboard focus too, and Escape hides it (WCAG 1.4.13). */
export const HintByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: { text: 'Maximiliane-Alexandra von Hohenstein-Waldburg angemeldet als Bartholomäus Oberhuber-Schwarzenegger' },
};
