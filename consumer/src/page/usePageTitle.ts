import { useRealmIdentity } from '@realmkit/design-system';
import { useEffect } from 'react';

/** Sets the window's title while the page is shown; without a title of its own it is the realm's. */
export function usePageTitle(title?: string): void {
  const { name, pageTitle } = useRealmIdentity();
  useEffect(() => {
    document.title = title === undefined ? pageTitle : `${title} – ${name}`;
    return () => {
      document.title = pageTitle;
    };
  }, [title, name, pageTitle]);
}
