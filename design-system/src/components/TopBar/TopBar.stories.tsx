import HomeIcon from '@mui/icons-material/Home';
import SettingsIcon from '@mui/icons-material/Settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TopBar } from './TopBar.tsx';

const meta = {
  component: TopBar,
  args: {
    logo: { href: '/', label: 'home page' },
    tabsLabel: 'Main',
    tabs: [
      { label: 'My services', href: '/', icon: <HomeIcon fontSize="small" />, current: true },
      { label: 'Settings', href: '/settings', icon: <SettingsIcon fontSize="small" /> },
    ],
    login: { label: 'Log in', href: '/login' },
    menu: { label: 'Menu', open: false, onOpen: fn() },
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {
  args: { loggedIn: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /, home page$/ })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(args.menu?.onOpen).toHaveBeenCalledOnce();
  },
};

export const PublicPage: Story = {
  args: { tabs: [], publicPage: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
};

/** On closed pages the guard redirects to the login, so there is no login button. */
export const NotPublic: Story = {
  tags: ['shell §2 Top bar.4'],
  args: { tabs: [], publicPage: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  },
};

export const MenuOpen: Story = { args: { loggedIn: true, menu: { label: 'Menu', open: true, onOpen: fn() } } };

export const LongWords: Story = {
  globals: { realm: 'fi' },
  args: {
    publicPage: true,
    login: { label: 'Kirjaudu sisään tunnuksillasi', href: '/login' },
    tabs: [
      { label: 'Käytettävissä olevat palvelut', href: '/', current: true },
      { label: 'Henkilökohtaiset asetukset', href: '/settings' },
    ],
    menu: { label: 'Valikko', open: false, onOpen: fn() },
  },
};

export const LogoOnly: Story = {
  render: ({ logo }) => <TopBar logo={logo} />,
};
