import { useUserContext } from '@realmkit/shell';
import { useEffect } from 'react';

/** Preloads the other pages once the current one is ready, so that they open at once and also offline. */
export function usePreloadPages(): void {
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
