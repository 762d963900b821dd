/** Returns the element that takes the focus of a removed control: the nearest list or table, or the heading of the part around it. */
function placeOf(ancestors: readonly Element[]): HTMLElement | undefined {
  for (const element of ancestors) {
    if (!element.isConnected) continue;
    const place = element.matches('ul, ol, table') ? element : element.querySelector('h1, h2, h3');
    if (place instanceof HTMLElement) return place;
  }
  return undefined;
}

function ancestorsOf(element: Element): readonly Element[] {
  const ancestors: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) ancestors.push(parent);
  return ancestors;
}

/**
 * Restores the focus that an action took away: to the disabled control once it is enabled again, or, if the control was removed, to the list or
 * heading around it. Keyboard and screen reader users then continue there, and not at the start of the page.
 * @returns the function that stops it.
 */
export function restoreFocus(root: HTMLElement): () => void {
  let last: HTMLElement | undefined;
  let ancestors: readonly Element[] = [];
  const reset = () => {
    last = undefined;
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !root.contains(target)) return reset();
    // A dialog restores the focus to its opener; if the opener is gone, the place of the opener counts.
    if (target.closest('dialog')) return;
    last = target;
    ancestors = ancestorsOf(target);
  };
  // A control that can still have the focus was left on purpose; whether it can is known after the pending updates.
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (target === last && last?.isConnected && !last.matches(':disabled')) reset();
    });
  };
  const observer = new MutationObserver(() => {
    if (!last || document.activeElement !== document.body) return;
    if (last.isConnected) {
      // A disabled control does not take the focus; the observer runs again when it is enabled.
      last.focus({ preventScroll: true });
      return;
    }
    const place = placeOf(ancestors);
    if (!place) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    // Below an open dialog the place does not take the focus either.
    place.focus({ preventScroll: true });
    if (document.activeElement === place) reset();
  });
  document.addEventListener('focusin', onFocusIn);
  root.addEventListener('focusout', onFocusOut);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled', 'open'] });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    root.removeEventListener('focusout', onFocusOut);
  };
}
