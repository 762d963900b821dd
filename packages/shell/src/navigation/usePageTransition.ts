import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { withTimeout } from '../timing/withTimeout.ts';

/** The time that the left page waits for what the next one loads, in milliseconds: then the next one shows that it is loading. */
const loadMs = 500;

/** The longest time that the browser shows a still picture of the left page while the next is rendered, in milliseconds. */
const holdMs = 100;

const movesPages = (): boolean => 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface PageLoading {
  /** Returns whether the page at a path renders without a fallback. */
  readonly isLoaded: (path: string) => boolean;
  /** Loads scripts and texts of the page at a path. */
  readonly load: (path: string) => Promise<void>;
}

/**
 * Returns the location of the page to render. It follows the router's; another page follows once its scripts and texts have come, or after
 * 500 ms, because React would show the page only 300 ms after a loader that stood for a moment. Where the browser has view transitions, it has
 * a picture of the left page first, which then fades into the next. Requests, focus and scroll position of the new page do not wait for the
 * fading. A page that needs more than 100 ms to render comes without it. So do the way back, which browsers on touch devices draw themselves,
 * and a page that replaces another: that is over, and the page of a deleted record would ask for it again.
 */
export function usePageTransition({ isLoaded, load }: PageLoading): Location {
  const current = useLocation();
  const navigation = useNavigationType();
  const [shown, show] = useState(current);
  const leaves = shown.pathname !== current.pathname && navigation === NavigationType.Push && (movesPages() || !isLoaded(current.pathname));
  if (!leaves && shown !== current) show(current);

  const rendered = useRef(() => {});
  const change = useEffectEvent((next: Location) => {
    const transition = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          rendered.current = resolve;
          startTransition(() => show(next));
          setTimeout(() => {
            if (rendered.current === resolve) transition.skipTransition();
            resolve();
          }, holdMs);
        }),
    );
    // Not reported: a transition that the browser or the next page skips only changes the page at once.
    transition.ready.catch(() => undefined);
  });
  const preload = useEffectEvent(load);
  useLayoutEffect(() => {
    if (!leaves) return;
    let isLatest = true;
    const follow = (toPage: () => void) => () => {
      if (isLatest) toPage();
    };
    withTimeout(preload(current.pathname), loadMs).then(
      follow(() => (movesPages() ? change(current) : show(current))),
      // Not reported: what is still loading has a loader, and what cannot be loaded an error page.
      follow(() => show(current)),
    );
    return () => {
      isLatest = false;
    };
  }, [leaves, current]);

  // Effects of pages run before this one, so the new picture is taken with its focus and scroll position.
  useEffect(() => {
    rendered.current();
    rendered.current = () => {};
  }, [shown]);
  return leaves ? shown : current;
}
