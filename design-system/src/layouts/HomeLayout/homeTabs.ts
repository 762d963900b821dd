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
  /** The path of the page on show. */
  path: string;
  /** True until it is known who is there. */
  loading: boolean;
  /** True for consumer-market users. */
  consumerMarket: boolean;
}

/** My services, and Settings for all but those who are still loading or are consumer-market users (shell §2). */
export function homeTabs({ services, settings, path, loading, consumerMarket }: HomeTabs): NavigationTab[] {
  const tabs = [{ ...services, href: '/', current: path === '/' }];
  if (loading || consumerMarket) return tabs;
  return [...tabs, { ...settings, href: '/settings', current: path === '/settings' || path.startsWith('/settings/') }];
}
