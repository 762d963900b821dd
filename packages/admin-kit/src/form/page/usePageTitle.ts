import { useRealmIdentity } from '@realmkit/design-system';
import { useEffect } from 'react';

/** Sets the title of the browser tab, and restores the realm's own title when the page unmounts. */
export function usePageTitle(title: string | undefined): void {
  const { name, pageTitle } = useRealmIdentity();
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} – ${name}`;
    return () => {
      document.title = pageTitle;
    };
  }, [title, name, pageTitle]);
}
