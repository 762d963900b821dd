import { HomeLayout, useUserContext } from '@realmkit/shell';
import { useEffect } from 'react';
import { useServiceWorker } from '../offline/useServiceWorker.ts';

/** Preloads the other pages once the current one is ready, so that they open at once and also offline. */
function usePreloadPages(): void {
  const ready = useUserContext().status === 'ready';
  useEffect(() => {
    if (!ready) return;
    // A page that cannot be preloaded is loaded when it opens.
    void Promise.allSettled([
      import('../profile/ProfilePage.tsx'),
      import('../settings/SettingsPage.tsx'),
      import('../services/ServicesPage.tsx'),
      import('../support/SupportPage.tsx'),
    ]);
  }, [ready]);
}

/** Shows the home layout around all pages for logged-in users (shell §2). */
export function SignedInLayout() {
  usePreloadPages();
  useServiceWorker();
  return <HomeLayout />;
}
