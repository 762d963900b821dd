import { useAnnounce } from '@realmkit/design-system';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation } from 'react-router';
import { presentHeading } from './presentHeading.ts';
import { scrollContainerOf, useScrollRestoration } from './useScrollRestoration.ts';

/** Scrolls to the top: the window, and on a phone the part between the bars. */
function toTop(main: Element): void {
  window.scrollTo(0, 0);
  scrollContainerOf(main)?.scrollTo?.(0, 0);
}

/**
 * Focuses and scrolls a new page as a page load would: to its top, with the focus on its heading, unless the page sets the focus itself; where a
 * link of the navigation keeps the focus, the heading is said. Going back restores the scroll position: the browser does so for the window, this hook for the part between the bars
 * on a phone.
 * @param navigation how the page was reached.
 */
export function useRouteFocusAndScroll(navigation: NavigationType): void {
  const { pathname } = useLocation();
  const previous = useRef<string>(undefined);
  const restore = useEffectEvent(useScrollRestoration());
  const heading = useRef<string>(undefined);
  const say = useAnnounce();
  useEffect(() => {
    const main = document.querySelector('main');
    const isFirst = previous.current === undefined;
    if (!main || previous.current === pathname) return;
    previous.current = pathname;
    const focused = document.activeElement;
    if (!isFirst && (focused === document.body || focused?.closest('footer'))) main.focus({ preventScroll: true });
    const onPresented = (text: string) => {
      heading.current = text;
    };
    const stopWaiting = presentHeading(main, { isFirst, before: heading.current, say, onPresented });
    const stopRestoring = !isFirst && navigation === NavigationType.Pop ? restore(main) : undefined;
    if (!isFirst && navigation !== NavigationType.Pop) toTop(main);
    return () => {
      stopWaiting();
      stopRestoring?.();
    };
  }, [pathname, navigation, say]);
}
