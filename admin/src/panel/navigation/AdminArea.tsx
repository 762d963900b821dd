import { PageSkeleton } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { ForbiddenPage } from '../../access/ForbiddenPage.tsx';
import { isOpenTo } from './areas.ts';
import { useAreaVisitor } from './useAreaVisitor.ts';

/** Lets those with the admin flag and superusers into the pages below it (admin §6), and tells everyone else why not. */
export function AdminArea() {
  const { t } = useTranslation('admin');
  const { status } = useUserContext();
  const visitor = useAreaVisitor();
  if (isOpenTo('admin', visitor)) return <Outlet />;
  if (status === 'loading') return <PageSkeleton label={t(($) => $.access.checking)} />;
  return <ForbiddenPage title={t(($) => $.access.forAdmins)} help={t(($) => $.access.forAdminsHelp)} />;
}
