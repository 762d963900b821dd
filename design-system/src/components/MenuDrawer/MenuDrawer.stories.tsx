import FeedbackIcon from '@mui/icons-material/Feedback';
import GroupIcon from '@mui/icons-material/Group';
import HelpIcon from '@mui/icons-material/HelpOutlined';
import HomeIcon from '@mui/icons-material/Home';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonIcon from '@mui/icons-material/Person';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LanguagePicker } from '../LanguagePicker/LanguagePicker.tsx';
import { SchemePicker } from '../SchemePicker/SchemePicker.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';

const meta = {
  component: MenuDrawer,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Menu',
    closeLabel: 'Close menu',
    version: 'Version 1.0.0',
    entries: [
      { id: 'home', label: 'Landing page', href: '/', icon: <HomeIcon /> },
      { id: 'profile', label: 'My profile', href: '/profile', icon: <PersonIcon />, current: true },
      { id: 'manage', label: 'Manage users', href: 'https://panel.example/', icon: <GroupIcon />, external: true },
      { id: 'support', label: 'Support', href: 'https://support.example/', icon: <HelpIcon />, external: true },
      { id: 'feedback', label: 'Give feedback', href: 'https://feedback.example/', icon: <FeedbackIcon />, external: true },
      { id: 'logout', label: 'Log out', onClick: fn(), icon: <LogoutIcon /> },
    ],
    language: (
      <LanguagePicker
        label="Language"
        value="en-GB"
        onChange={fn()}
        options={[
          { value: 'en-GB', label: 'English' },
          { value: 'sv', label: 'Svenska' },
        ]}
      />
    ),
    scheme: <SchemePicker label="Appearance" options={{ light: 'Light', dark: 'Dark', system: 'System' }} />,
  },
} satisfies Meta<typeof MenuDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible());
    await expect(screen.getByRole('link', { name: 'My profile' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await expect(args.entries.find(({ id }) => id === 'logout')?.onClick).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LoggedOut: Story = {
  args: { entries: [{ id: 'login', label: 'Log in', href: '/login', icon: <PersonIcon /> }] },
};

export const LongWords: Story = {
  args: {
    title: 'Navigationsmenü',
    entries: [
      { id: 'manage', label: 'Benutzerverwaltung der Bildungseinrichtungen', href: '/controlpanel', icon: <GroupIcon /> },
      {
        id: 'feedback',
        label: 'Rückmeldung zur Weiterentwicklung geben',
        href: 'https://x.example',
        icon: <FeedbackIcon />,
        external: true,
      },
    ],
  },
};

function OpenedByButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the menu</Button>
      <MenuDrawer {...meta.args} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The keyboard opens the drawer, stays inside, closes it by Escape, and the focus returns. */
export const ByKeyboard: Story = {
  tags: ['admin §2.49'],
  render: () => <OpenedByButton />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the menu' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};
