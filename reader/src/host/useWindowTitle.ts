import { useRealmIdentity } from '@realmkit/design-system';
import { useEffect } from 'react';

/** Sets the title of the window as long as a page is shown (WCAG 2.4.2); before the page has a title it is the realm's. */
export function useWindowTitle(title: string): void {
  const { name, pageTitle } = useRealmIdentity();
  useEffect(() => {
    document.title = title ? `${title} – ${name}` : pageTitle;
    return () => {
      document.title = pageTitle;
    };
  }, [title, name, pageTitle]);
}
