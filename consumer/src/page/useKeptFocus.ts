import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard where somebody works when the button that they pressed goes: once what is counted here has changed and nothing has the
 * focus any more, the element with this ref takes it, which needs `tabIndex={-1}`. Where nothing had it, as while a page loads, nothing gets it.
 */
export function useKeptFocus<Place extends HTMLElement>(changing: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(changing);
  const worked = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (event: string, works: boolean) =>
      document.addEventListener(
        event,
        () => {
          worked.current = works;
        },
        { capture: true, signal: listening.signal },
      );
    // Whoever presses beside everything leaves; what is pressed otherwise has the focus right after.
    listen('pointerdown', false);
    listen('focusin', true);
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (Object.is(before.current, changing)) return;
    before.current = changing;
    if (worked.current && document.activeElement === document.body) place.current?.focus();
  }, [changing]);
  return place;
}
