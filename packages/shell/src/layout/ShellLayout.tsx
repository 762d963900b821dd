import { DefaultLayout, type FrameProps, type NavigationTab } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useFrame } from './frame/useFrame.tsx';
import { PageBoundary } from './pages/PageBoundary.tsx';

/** The props of an app for its layout. */
export interface ShellLayoutProps extends Pick<FrameProps, 'width' | 'navigation'> {
  /** The path of the top bar's logo link: '/controlpanel' in the control panel (shell §2). */
  readonly logoLink?: string;
  /** The tab buttons of the top bar; on small screens they are at the bottom. */
  readonly tabs?: readonly NavigationTab[];
  /** Further controls of the top bar, before the menu button. */
  readonly barControls?: ReactNode;
  /** The content; by default that of the child routes. */
  readonly children?: ReactNode;
}

/** Renders the default layout with logo, tabs, login button, menu and hints (shell §2). */
export function ShellLayout({ logoLink = '/', tabs = [], barControls, children = <Outlet />, ...rest }: ShellLayoutProps) {
  const { t } = useTranslation('shell');
  const { topBar, menu, ...frame } = useFrame(logoLink);
  return (
    <>
      <DefaultLayout {...rest} {...frame} topBar={{ ...topBar, tabs, tabsLabel: t(($) => $.navigation.title), children: barControls }}>
        <PageBoundary>{children}</PageBoundary>
      </DefaultLayout>
      {menu}
    </>
  );
}
