/** Elements that take all keys but Escape: fields, menus and sliders, and the drawers and panels, which scroll. */
const takesMost = 'input, select, textarea, [role=menu], [role=slider], section:not([data-reader-root]), aside';

/**
 * Returns whether an element within the controls handles a key itself, so that it is no command of the reader. A dialog takes Escape too, on
 * which it closes; a button takes only what presses it.
 */
export function takesKey(element: Element, key: string): boolean {
  if (element.closest('dialog')) return true;
  if (key === 'Escape') return false;
  if (element.closest(takesMost)) return true;
  return (key === 'Enter' || key === ' ') && element.closest('button, a') !== null;
}
