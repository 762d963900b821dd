import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';

/** The longest time that the browser shows a still picture of the left page while the next is rendered, in milliseconds. */
const holdMs = 100;

const movesPages = (): boolean => 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Returns the location of the page to render. It follows the router's; where the browser has view transitions, another page follows once
 * its script has come and the browser has a picture of the left page, which then fades into it. Requests, focus and scroll position of the
 * new page do not wait for the fading. A page that needs more than 100 ms to render comes without it. So do the way back, which browsers on
 * touch devices draw themselves, and a page that replaces another: that is over, and the page of a deleted record would ask for it again.
 * @param load loads the script of the page at a path.
 */
export function usePageTransition(load: (path: string) => Promise<void>): Location {
  const current = useLocation();
  const navigation = useNavigationType();
  const [shown, show] = useState(current);
  const leaves = shown.pathname !== current.pathname && navigation === NavigationType.Push && movesPages();
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
    void preload(current.pathname).then(() => isLatest && change(current));
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
