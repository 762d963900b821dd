import { HomeLayout as HomeFrame } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useUserContext } from '../user/useUserContext.ts';
import { useFrame } from './frame/useFrame.tsx';
import { PageBoundary } from './pages/PageBoundary.tsx';
import type { ShellLayoutProps } from './ShellLayout.tsx';

/** Renders the home layout with top bar, menu and hints: My services, and Settings for all but consumer-market users (shell §2). */
export function HomeLayout({ children = <Outlet />, ...rest }: Omit<ShellLayoutProps, 'logoLink' | 'tabs'>) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const user = useUserContext();
  const { menu, ...frame } = useFrame('/');
  return (
    <>
      <HomeFrame
        {...rest}
        {...frame}
        navigationLabel={t(($) => $.navigation.title)}
        servicesLabel={t(($) => $.navigation.myServices)}
        settingsLabel={t(($) => $.navigation.settings)}
        path={pathname}
        loading={user.status !== 'ready'}
        // The token claims are known at once; the loaded associations override them.
        consumerMarket={
          user.status === 'ready' ? user.isConsumerMarketUser : user.status !== 'anonymous' && user.isActiveConsumerMarketUser
        }
      >
        <PageBoundary>{children}</PageBoundary>
      </HomeFrame>
      {menu}
    </>
  );
}
