import { useRealmIdentity } from '@realmkit/design-system';
import { useEffect } from 'react';

/** Names the page in the window's title for as long as it is on show; without a title of its own it bears the realm's. */
export function usePageTitle(title?: string): void {
  const { name, pageTitle } = useRealmIdentity();
  useEffect(() => {
    document.title = title === undefined ? pageTitle : `${title} – ${name}`;
    return () => {
      document.title = pageTitle;
    };
  }, [title, name, pageTitle]);
}
