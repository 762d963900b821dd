import { ErrorPage } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { appOfPath } from '../../navigation/appOfPath.ts';
import { useSession } from '../../react/useSession.ts';
import { isSignedIn } from '../../session/sessionState.ts';
import { homepageOf } from '../../user/ownProfile.ts';
import { useOwnProfile } from '../../user/useOwnProfile.ts';
import { lazyPart } from '../lazyPart.tsx';
import { ShellLayout } from '../ShellLayout.tsx';

const LibrarySearchForm = lazyPart(async () => (await import('./LibrarySearchForm.tsx')).LibrarySearchForm);

/**
 * Renders '404 Not Found' in the layout of the app, with a link (shell §2) to the user's home page (admin §3) if it is known, and a search of the
 * library for signed-in users, who alone may open it (shell §2).
 */
export function NotFound() {
  const { t } = useTranslation('shell');
  const profile = useOwnProfile().data;
  const signedIn = isSignedIn(useSession());
  return (
    <ShellLayout logoLink={appOfPath(window.location.pathname) === 'admin' ? '/controlpanel' : '/'}>
      <ErrorPage
        kind="not-found"
        title={t(($) => $.errorPage.notFound)}
        description={t(($) => $.errorPage.notFoundHelp)}
        home={{ label: t(($) => $.errorPage.home), href: homepageOf(profile) }}
      >
        {signedIn ? <LibrarySearchForm /> : null}
      </ErrorPage>
    </ShellLayout>
  );
}
