/** Returns the element that receives the focus instead: a list, or the heading of a section. */
function fallbackFocusTarget(around: readonly Element[]): HTMLElement | undefined {
  for (const element of around) {
    if (!element.isConnected) continue;
    const place = element.matches('ul, ol, table') ? element : element.querySelector('h1, h2, h3');
    if (place instanceof HTMLElement) return place;
  }
  return undefined;
}

function ancestorsOf(element: Element): readonly Element[] {
  const around: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) around.push(parent);
  return around;
}

/**
 * Restores the focus that an action took away: to the control once it is enabled again, or, if it was removed, to its list or heading. Users of a
 * keyboard or a screen reader continue from there and not from the top of the page.
 * @returns a function that stops it.
 */
export function startFocusRestoration(root: HTMLElement): () => void {
  let last: HTMLElement | undefined;
  let around: readonly Element[] = [];
  const clear = () => {
    last = undefined;
  };
  const rememberFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !root.contains(target)) return clear();
    // A dialog returns the focus to its opener; if that is gone, the opener's surroundings count.
    if (target.closest('dialog')) return;
    last = target;
    around = ancestorsOf(target);
  };
  // An element that can still have the focus was left on purpose; whether it can is known once the running handler has settled.
  const handleFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (target === last && last?.isConnected && !last.matches(':disabled')) clear();
    });
  };
  const observer = new MutationObserver(() => {
    if (!last || document.activeElement !== document.body) return;
    if (last.isConnected) {
      // A disabled element does not take the focus; this runs again when it is enabled.
      last.focus({ preventScroll: true });
      return;
    }
    const place = fallbackFocusTarget(around);
    if (!place) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    // An element behind an open dialog does not take it either.
    place.focus({ preventScroll: true });
    if (document.activeElement === place) clear();
  });
  document.addEventListener('focusin', rememberFocus);
  root.addEventListener('focusout', handleFocusOut);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled', 'open'] });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', rememberFocus);
    root.removeEventListener('focusout', handleFocusOut);
  };
}
