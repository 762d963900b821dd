import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard where somebody works when the button that they pressed goes: once what is counted here has changed and nothing has the
 * focus any more, the element with this ref takes it, which needs `tabIndex={-1}`.
 */
export function useKeptFocus<Place extends HTMLElement>(changing: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(changing);
  useEffect(() => {
    if (Object.is(before.current, changing)) return;
    before.current = changing;
    if (document.activeElement === document.body) place.current?.focus();
  }, [changing]);
  return place;
}
