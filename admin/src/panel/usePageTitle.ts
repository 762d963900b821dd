import { useRealmIdentity } from '@realmkit/design-system';
import { useEffect } from 'react';

/** Names the page in the browser's tab and history, and gives the realm's own title back when the page is left. */
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
