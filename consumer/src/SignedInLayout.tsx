import { unwrap } from '@realmkit/openapi';
import { HomeLayout, useLocale, useShell, useUserContext } from '@realmkit/shell';
import { useEffect, useRef } from 'react';
import { useServiceWorker } from './offline/useServiceWorker.ts';

/** Preloads the other pages once the current one is ready, so that they open at once and also offline. */
function usePreloadPages(): void {
  const ready = useUserContext().status === 'ready';
  useEffect(() => {
    if (!ready) return;
    // A page that cannot be preloaded is loaded when it opens.
    void Promise.allSettled([
      import('./profile/ProfilePage.tsx'),
      import('./settings/SettingsPage.tsx'),
      import('./services/ServicesPage.tsx'),
      import('./support/SupportPage.tsx'),
    ]);
  }, [ready]);
}

/** Keeps the language of the account, in which its mails are written, the one that its user chooses: for nobody who acts as them or shares the account. */
function useAccountLanguage(): void {
  const { locale } = useLocale();
  const { clients, report } = useShell();
  const user = useUserContext();
  const mayChoose = user.status === 'ready' && user.actor === undefined && !user.me.sharedAccount;
  const shown = useRef(locale);
  useEffect(() => {
    if (shown.current === locale || !mayChoose) return;
    shown.current = locale;
    clients.account
      .PUT('/me/locale', { body: { locale } })
      .then(unwrap)
      .catch((error: unknown) => report('The language of the account', error));
  }, [locale, mayChoose, clients, report]);
}

/** Shows the home layout around all pages for logged-in users (shell §2). */
export function SignedInLayout() {
  usePreloadPages();
  useServiceWorker();
  useAccountLanguage();
  return <HomeLayout />;
}
