/** Headings that can be seen, and what says that nothing is left: a closed dialog has one too. */
const headings = ':is(h1, h2, h3, [data-heading]):not(dialog:not([open]) *, [hidden] *)';

/** Returns the heading of what a change of the page has added. */
function addedHeading(records: readonly MutationRecord[]): HTMLElement | undefined {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement);
  return added
    .flatMap((node) => (node.matches(headings) ? [node] : [...node.querySelectorAll<HTMLElement>(headings)]))
    .find(({ isConnected }) => isConnected);
}

/**
 * Returns the element that takes the focus of a removed control: the heading of what came in its place, or the nearest list, table or part that may have the
 * focus, or the heading of the part around it.
 */
function placeOf(ancestors: readonly Element[], added: HTMLElement | undefined): HTMLElement | undefined {
  for (const element of ancestors) {
    if (!element.isConnected) continue;
    if (added && element.contains(added)) return added;
    const isPlace = element.matches('ul, ol, table, [tabindex="-1"]:not(main)') && !element.hasAttribute('hidden');
    const place = isPlace ? element : element.querySelector(headings);
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
 * heading around it, which is that of what replaced a form. Keyboard and screen reader users then continue there, and not at the start of the page.
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
  const observer = new MutationObserver((records) => {
    if (!last || document.activeElement !== document.body) return;
    if (last.isConnected) {
      // A disabled control does not take the focus; the observer runs again when it is enabled.
      last.focus({ preventScroll: true });
      return;
    }
    const place = placeOf(ancestors, addedHeading(records));
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
