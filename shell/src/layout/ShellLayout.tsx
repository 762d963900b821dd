import { DefaultLayout, type FrameProps, type NavigationTab } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useFrame } from './frame/useFrame.tsx';

/** What an app says about its layout. */
export interface ShellLayoutProps extends Pick<FrameProps, 'width'> {
  /** Where the top bar's logo leads: '/controlpanel' in the control panel (shell §2). */
  readonly logoLink?: string;
  /** Tab buttons of the top bar; on small screens they stand at the bottom. */
  readonly tabs?: readonly NavigationTab[];
  /** The content; the child routes' by default. */
  readonly children?: ReactNode;
}

/** The default layout with everything wired: logo, tabs, login button, menu and hints (shell §2). */
export function ShellLayout({ logoLink = '/', tabs = [], children = <Outlet />, ...rest }: ShellLayoutProps) {
  const { t } = useTranslation('shell');
  const { topBar, menu, ...frame } = useFrame(logoLink);
  return (
    <>
      <DefaultLayout {...rest} {...frame} topBar={{ ...topBar, tabs, tabsLabel: t(($) => $.navigation.title) }}>
        {children}
      </DefaultLayout>
      {menu}
    </>
  );
}
