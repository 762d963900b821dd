import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Returns the element that scrolls between the bars of a phone; on other screens it has the height of its content, and the window scrolls.
 */
export const scrollContainerOf = (main: Element | null): Element | null => main?.closest('[data-page-scroller]') ?? null;

/** Restores the scroll position of a page; returns the function that stops it. */
type RestoreScroll = (main: Element) => () => void;

/** Stores the scroll position between the bars of a phone for each history entry: the browser does so for the window only. */
export function useScrollRestoration(): RestoreScroll {
  const { key } = useLocation();
  const [memory] = useState(() => ({ places: new Map<string, number>(), key }));
  // Runs before the scroll event of a shorter new page.
  useLayoutEffect(() => {
    memory.key = key;
  }, [memory, key]);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target === scrollContainerOf(document.querySelector('main')))
        memory.places.set(memory.key, target.scrollTop);
    };
    document.addEventListener('scroll', note, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', note, { capture: true });
  }, [memory]);
  return (main) => scrollToSaved(main, memory.places.get(memory.key) ?? 0);
}

/**
 * Scrolls to a saved position; if it is below the loaded content, it retries as the page grows, until it is reached or the user scrolls.
 */
function scrollToSaved(main: Element, top: number): () => void {
  const scroller = scrollContainerOf(main);
  if (!scroller || top === 0) return () => undefined;
  const growth = new ResizeObserver(() => tryScroll());
  const takenOver = new AbortController();
  const stop = () => {
    growth.disconnect();
    takenOver.abort();
  };
  const tryScroll = () => {
    scroller.scrollTop = top;
    if (scroller.scrollTop >= top - 1) stop();
  };
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(event, stop, { signal: takenOver.signal, passive: true });
  growth.observe(main);
  tryScroll();
  return stop;
}
