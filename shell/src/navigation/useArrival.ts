import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Shows the beginning: of the window, and on a phone of what scrolls between its bars. */
function toTop(main: Element | null): void {
  window.scrollTo(0, 0);
  main?.parentElement?.scrollTo?.(0, 0);
}

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
    const main = document.querySelector('main');
    if (navigation !== NavigationType.Pop) toTop(main);
    if (document.activeElement === document.body) main?.focus({ preventScroll: true });
  }, [pathname, navigation]);
}
