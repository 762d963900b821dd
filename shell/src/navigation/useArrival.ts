import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Does for a new page what a page load would: it starts at its top, and the keyboard starts at its content unless the page has put the
 * focus somewhere itself. Going back is left to the browser, which knows where the reader was.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname, navigation]);
}
