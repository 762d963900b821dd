/** Marks a table that is wider than its place. */
export const wideMark = 'data-rk-wide';

/**
 * Marks the tables that are wider than their place: they scroll by themselves. A table that fits is laid out as a table, and breaks over
 * pages.
 */
export function markWideTables(document: Document): void {
  const view = document.defaultView;
  const tables = [...document.getElementsByTagName('table')].filter((table) => !table.parentElement?.closest('table'));
  for (const table of tables) {
    table.removeAttribute(wideMark);
    table.removeAttribute('tabindex');
  }
  const wide = tables.filter(({ parentElement: parent, offsetWidth }) => {
    if (!view || !parent?.clientWidth) return false;
    const { paddingLeft, paddingRight } = view.getComputedStyle(parent);
    return offsetWidth > parent.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1;
  });
  for (const table of wide) {
    table.setAttribute(wideMark, '');
    // The keys reach what cannot be seen.
    table.setAttribute('tabindex', '0');
  }
}
