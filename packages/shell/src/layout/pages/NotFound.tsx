import { ErrorPage } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { appOfPath } from '../../navigation/appOfPath.ts';
import { homepageOf } from '../../user/ownProfile.ts';
import { useOwnProfile } from '../../user/useOwnProfile.ts';
import { ShellLayout } from '../ShellLayout.tsx';

/** Renders '404 Not Found' in the layout of the app, with a link (shell §2) to the user's home page (admin §3) if it is known. */
export function NotFound() {
  const { t } = useTranslation('shell');
  const profile = useOwnProfile().data;
  return (
    <ShellLayout logoLink={appOfPath(window.location.pathname) === 'admin' ? '/controlpanel' : '/'}>
      <ErrorPage
        kind="not-found"
        title={t(($) => $.errorPage.notFound)}
        description={t(($) => $.errorPage.notFoundHelp)}
        home={{ label: t(($) => $.errorPage.home), href: homepageOf(profile) }}
      />
    </ShellLayout>
  );
}
