import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** What scrolls between the bars of a phone; elsewhere it is as high as its content, and the window scrolls. */
export const scrollerOf = (main: Element | null): Element | null => main?.parentElement ?? null;

/** Goes back to where somebody was on a page; ends by what it gives back. */
type RestoreScroll = (main: Element) => () => void;

/** Remembers for each entry of the history where somebody was between the bars of a phone: the browser does this for the window alone. */
export function useScrollRestoration(): RestoreScroll {
  const { key } = useLocation();
  const [memory] = useState(() => ({ places: new Map<string, number>(), key }));
  // Before the scroll event of a page that is shorter than the one before.
  useLayoutEffect(() => {
    memory.key = key;
  }, [memory, key]);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target === scrollerOf(document.querySelector('main')))
        memory.places.set(memory.key, target.scrollTop);
    };
    document.addEventListener('scroll', note, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', note, { capture: true });
  }, [memory]);
  return (main) => goTo(main, memory.places.get(memory.key) ?? 0);
}

/** The place can lie below what has been loaded so far: it is tried again as the page grows, until it is reached or somebody takes over. */
function goTo(main: Element, top: number): () => void {
  const scroller = scrollerOf(main);
  if (!scroller || top === 0) return () => undefined;
  const growth = new ResizeObserver(() => tryIt());
  const takenOver = new AbortController();
  const stop = () => {
    growth.disconnect();
    takenOver.abort();
  };
  const tryIt = () => {
    scroller.scrollTop = top;
    if (scroller.scrollTop >= top - 1) stop();
  };
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(sign, stop, { signal: takenOver.signal, passive: true });
  growth.observe(main);
  tryIt();
  return stop;
}
