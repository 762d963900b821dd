import { PageSkeleton } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { ForbiddenPage } from '../../access/ForbiddenPage.tsx';
import { isOpenTo } from './areas.ts';
import { useAreaVisitor } from './useAreaVisitor.ts';

/** Admits users with the admin flag and superusers to its child routes (admin §6), and shows everyone else the reason. */
export function AdminArea() {
  const { t } = useTranslation('admin');
  const { status } = useUserContext();
  const visitor = useAreaVisitor();
  if (isOpenTo('admin', visitor)) return <Outlet />;
  if (status === 'loading') return <PageSkeleton label={t(($) => $.access.checking)} />;
  return <ForbiddenPage title={t(($) => $.access.forAdmins)} help={t(($) => $.access.forAdminsHelp)} />;
}
