import { type RefObject, useEffect, useRef } from 'react';
import { restoreFocus } from './restoreFocus.ts';

/** The target of lost focus: the nearest list or heading, or, when `change` changes, the element itself, which needs `tabIndex={-1}`. */
type FocusTarget = { readonly to: 'nearest' } | { readonly to: 'self'; readonly change: unknown };

/**
 * Restores keyboard focus within the element with the returned ref when the focused control is removed. Nothing gets the focus where nothing had
 * it, as while a page loads.
 */
export function useFocusRestoration<Root extends HTMLElement>(target: FocusTarget): RefObject<Root | null> {
  const root = useRef<Root>(null);
  const change = target.to === 'self' ? target.change : undefined;
  const previous = useRef(change);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (target.to === 'nearest') return root.current ? restoreFocus(root.current) : undefined;
    const listeners = new AbortController();
    const listen = (event: string, focused: boolean) =>
      document.addEventListener(
        event,
        () => {
          hadFocus.current = focused;
        },
        { capture: true, signal: listeners.signal },
      );
    // A press beside every control leaves the focus; a press on one is followed by its focus event.
    listen('pointerdown', false);
    listen('focusin', true);
    return () => listeners.abort();
  }, [target.to]);
  useEffect(() => {
    if (Object.is(previous.current, change)) return;
    previous.current = change;
    if (hadFocus.current && document.activeElement === document.body) root.current?.focus();
  }, [change]);
  return root;
}
