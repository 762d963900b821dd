import { useUserContext } from '@realmkit/shell';
import { useEffect } from 'react';

/** Loads the other pages once the present one has what it needs, so that they open at once, and without a network too. */
export function usePagesAhead(): void {
  const ready = useUserContext().status === 'ready';
  useEffect(() => {
    if (!ready) return;
    // What cannot be loaded now is loaded when its page opens.
    void Promise.allSettled([
      import('../profile/ProfilePage.tsx'),
      import('../settings/SettingsPage.tsx'),
      import('../services/ServicesPage.tsx'),
      import('../support/SupportPage.tsx'),
    ]);
  }, [ready]);
}
