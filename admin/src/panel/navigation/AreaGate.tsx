import { useCanAccessCallback } from '@realmkit/admin-kit';
import { PageSkeleton } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { ForbiddenPage } from '../../access/ForbiddenPage.tsx';
import { isOpenPath } from './areas.ts';

/** Admits users to the child routes whose area is open to them (admin §6), and shows everyone else the reason. */
export function AreaGate() {
  const { t } = useTranslation('admin');
  const { status } = useUserContext();
  const { pathname } = useLocation();
  const permits = useCanAccessCallback();
  if (isOpenPath(permits, pathname)) return <Outlet />;
  if (status === 'loading') return <PageSkeleton label={t(($) => $.access.checking)} />;
  return <ForbiddenPage title={t(($) => $.access.forAdmins)} help={t(($) => $.access.forAdminsHelp)} />;
}
