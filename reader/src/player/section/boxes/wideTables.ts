import { holdsLargeTables } from '../pageBounds.ts';

/** Marks a table that scrolls by itself. */
export const wideMark = 'data-rk-wide';

/** Says what makes a table as narrow as its place. */
export const fitMark = 'data-rk-fit';

/** The text of a table shrinks to this part, and never below the size that browsers give to text, in px. */
const smallText = { part: 0.8, least: 16 } as const;

/** What makes a table narrower, from the least to the greatest change: no widths of the publisher, smaller text, and words that break. */
const steps = ['widths', 'widths text', 'widths text words'] as const;

function isTooWide({ parentElement: parent, offsetWidth, ownerDocument }: HTMLTableElement): boolean {
  const view = ownerDocument.defaultView;
  if (!view || !parent?.clientWidth) return false;
  const { paddingLeft, paddingRight } = view.getComputedStyle(parent);
  return offsetWidth > parent.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1;
}

function smallTextOf(table: HTMLTableElement): string {
  const size = Number.parseFloat(table.ownerDocument.defaultView?.getComputedStyle(table).fontSize ?? '');
  return `${Math.max(size * smallText.part, Math.min(size, smallText.least))}px`;
}

/**
 * Makes the tables that are wider than their place narrower. They stay tables, which break over pages between their rows. One that is still too
 * wide scrolls by itself if a screen holds its height; otherwise its cells follow one another, because a turn would pass over its other rows.
 * A table that is too large to be laid out several times is on a page that scrolls, and scrolls sideways by itself.
 */
export function fitTables(document: Document): void {
  const tables = [...document.getElementsByTagName('table')].filter((table) => !table.parentElement?.closest('table'));
  for (const table of tables) for (const name of [wideMark, fitMark, 'tabindex']) table.removeAttribute(name);
  const large = tables.filter(holdsLargeTables);
  let wide = tables.filter((table) => !large.includes(table) && isTooWide(table));
  for (const table of wide) table.style.setProperty('--rk-small', smallTextOf(table));
  for (const step of steps) {
    for (const table of wide) table.setAttribute(fitMark, step);
    wide = wide.filter(isTooWide);
  }
  for (const table of [...large, ...wide]) {
    table.removeAttribute(fitMark);
    table.setAttribute(wideMark, '');
    // The keys reach what cannot be seen.
    table.setAttribute('tabindex', '0');
  }
  for (const table of wide.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)) {
    for (const name of [wideMark, 'tabindex']) table.removeAttribute(name);
    table.setAttribute(fitMark, 'cells');
  }
}
