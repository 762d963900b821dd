import HomeIcon from '@mui/icons-material/Home';
import SettingsIcon from '@mui/icons-material/Settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BottomNavigation } from './BottomNavigation.tsx';

const meta = {
  component: BottomNavigation,
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Main',
    items: [
      { label: 'My services', href: '/', icon: <HomeIcon />, current: true },
      { label: 'Settings', href: '/settings', icon: <SettingsIcon /> },
    ],
  },
} satisfies Meta<typeof BottomNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const LongWords: Story = {
  args: {
    items: [
      { label: 'Käytettävissä olevat palvelut', href: '/', icon: <HomeIcon />, current: true },
      { label: 'Henkilökohtaiset asetukset', href: '/settings', icon: <SettingsIcon /> },
    ],
  },
};
