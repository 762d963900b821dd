import type { ReactNode } from 'react';
import type { NavigationTab } from '../../components/TopBar/NavigationTab.ts';

/** One of the home layout's two buttons. */
export interface HomeTab {
  label: string;
  icon?: ReactNode;
}

interface HomeTabs {
  services: HomeTab;
  settings: HomeTab;
  /** The path of the current page. */
  path: string;
  /** True until the user is loaded. */
  loading: boolean;
  /** True for consumer-market users. */
  consumerMarket: boolean;
}

/** Returns the tabs: My services, and Settings except while loading and for consumer-market users (shell §2). */
export function homeTabs({ services, settings, path, loading, consumerMarket }: HomeTabs): NavigationTab[] {
  const tabs = [{ ...services, href: '/', current: path === '/' }];
  if (loading || consumerMarket) return tabs;
  return [...tabs, { ...settings, href: '/settings', current: path === '/settings' || path.startsWith('/settings/') }];
}
