import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { scrollerOf, useScrollRestoration } from './useScrollRestoration.ts';

/** Shows the beginning: of the window, and on a phone of what scrolls between its bars. */
function toTop(main: Element | null): void {
  window.scrollTo(0, 0);
  scrollerOf(main)?.scrollTo?.(0, 0);
}

/**
 * Does for a new page what a page load would: it starts at its top, and the keyboard starts at its content unless the page has put the
 * focus somewhere itself; a link at the foot, which scrolls away, keeps none. Going back leads to where the reader was: the browser knows
 * that of the window, we know it of what scrolls on a phone.
 */
export function useRouteFocusAndScroll(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
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
