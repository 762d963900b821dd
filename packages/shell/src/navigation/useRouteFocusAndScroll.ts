import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation } from 'react-router';
import { scrollContainerOf, useScrollRestoration } from './useScrollRestoration.ts';

/** Scrolls to the top: the window, and on a phone the part between the bars. */
function toTop(main: Element | null): void {
  window.scrollTo(0, 0);
  scrollContainerOf(main)?.scrollTo?.(0, 0);
}

/**
 * Focuses and scrolls a new page as a page load would: to its top, with the focus on its content, unless the page sets the focus itself or
 * the footer had it. Going back restores the scroll position: the browser does so for the window, this hook for the part between the bars
 * on a phone.
 * @param navigation how the page was reached.
 */
export function useRouteFocusAndScroll(navigation: NavigationType): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const restore = useEffectEvent(useScrollRestoration());
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.querySelector('main');
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest('footer')) main?.focus({ preventScroll: true });
    if (navigation === NavigationType.Pop && main) return restore(main);
    if (navigation !== NavigationType.Pop) toTop(main);
    return undefined;
  }, [pathname, navigation]);
}
