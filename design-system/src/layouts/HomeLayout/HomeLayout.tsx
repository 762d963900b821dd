import HomeIcon from '@mui/icons-material/Home';
import SettingsIcon from '@mui/icons-material/Settings';
import type { TopBarProps } from '../../components/TopBar/TopBar.tsx';
import { DefaultLayout, type FrameProps } from '../DefaultLayout/DefaultLayout.tsx';
import { homeTabs } from './homeTabs.ts';

/** The props of the home layout. */
export interface HomeLayoutProps extends Omit<FrameProps, 'topBar'> {
  topBar: Omit<TopBarProps, 'tabs' | 'tabsLabel'>;
  /** The accessible name of the two buttons. */
  navigationLabel: string;
  servicesLabel: string;
  settingsLabel: string;
  /** The path of the current page. */
  path: string;
  loading?: boolean;
  consumerMarket?: boolean;
}

/** Renders the layout of the landing page, with the buttons My services and Settings (shell §2). */
export function HomeLayout(props: HomeLayoutProps) {
  const { topBar, navigationLabel, servicesLabel, settingsLabel, path, loading = false, consumerMarket = false, ...frame } = props;
  const tabs = homeTabs({
    services: { label: servicesLabel, icon: <HomeIcon fontSize="small" /> },
    settings: { label: settingsLabel, icon: <SettingsIcon fontSize="small" /> },
    path,
    loading,
    consumerMarket,
  });
  return (
    <DefaultLayout
      {...frame}
      topBar={{ ...topBar, tabs, tabsLabel: navigationLabel }}
      // The bar that will have two buttons is there while the user is loading, so that nothing moves.
      bottomTabs={loading && !consumerMarket ? tabs : undefined}
    />
  );
}
