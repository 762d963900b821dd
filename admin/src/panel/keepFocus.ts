/** What stands for a place on the page: a list, or the heading of a part. */
function placeOf(around: readonly Element[]): HTMLElement | undefined {
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
 * Gives the focus back that a action took away: to the control, once it can be used again after it was barred, or else to the place where it
 * was, when it is gone. Whoever works by keyboard or hears the page goes on from there, and not from its beginning.
 * @returns what ends it.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: HTMLElement | undefined;
  let around: readonly Element[] = [];
  const forget = () => {
    last = undefined;
  };
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !root.contains(target)) return forget();
    // A dialog gives the focus back to what opened it; where that is gone, its place is meant.
    if (target.closest('dialog')) return;
    last = target;
    around = ancestorsOf(target);
  };
  // What can still have the focus was left on purpose; whether it can shows when the action under way has settled.
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (target === last && last?.isConnected && !last.matches(':disabled')) forget();
    });
  };
  const observer = new MutationObserver(() => {
    if (!last || document.activeElement !== document.body) return;
    if (last.isConnected) {
      // One that is barred does not take it; this comes again when that ends.
      last.focus({ preventScroll: true });
      return;
    }
    const place = placeOf(around);
    if (!place) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    // Below an open dialog it does not take it either.
    place.focus({ preventScroll: true });
    if (document.activeElement === place) forget();
  });
  document.addEventListener('focusin', remember);
  root.addEventListener('focusout', leave);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled', 'open'] });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', leave);
  };
}
