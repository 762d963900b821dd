import { FailedState, PageSkeleton } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { panelAccess } from './panelAccess.ts';

/** Shows the panel to employees and superusers, and the forbidden page to all other users. */
export function PanelGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('admin');
  const user = useUserContext();
  switch (panelAccess(user)) {
    case 'superuser':
    case 'employee':
      return children;
    case 'forbidden':
      return <ForbiddenPage />;
    case 'unavailable':
      return (
        <FailedState
          title={t(($) => $.access.unavailable)}
          description={t(($) => $.access.unavailableHelp)}
          retry={{ label: t(($) => $.list.retry), onRetry: () => void user.reload() }}
        />
      );
    case 'unknown':
      return <PageSkeleton label={t(($) => $.access.checking)} />;
  }
}
