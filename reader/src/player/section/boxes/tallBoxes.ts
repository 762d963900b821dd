import { styledBoxes } from './styledBoxes.ts';

/** Says how a box is laid out that could not break over screens by itself. */
export const tallMark = 'data-rk-tall';

/** The properties that can keep a box from breaking, or hide it. */
const properties = [
  'display',
  'clip',
  'clip-path',
  'overflow-x',
  'overflow-y',
  'float',
  'contain',
  'column-count',
  'column-width',
] as const;

/** Returns the boxes of a page that may not break by themselves: those that a style makes so, and those that are so in every page. */
export const unbreakableBoxes = (document: Document): readonly HTMLElement[] => {
  const styled = new Set(styledBoxes(document, (style) => properties.some((name) => style.getPropertyValue(name) !== '')));
  for (const box of document.body.querySelectorAll<HTMLElement>('table, button')) styled.add(box);
  return [document.body, ...styled].toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
};

/** A rounding error, or the edge of a line. */
const tolerance = 2;

/** A box in a box that could not break is found only when the outer one does. */
const maxRounds = 3;

/** The screen of a page, in CSS px. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly isVertical: boolean;
}

/** The layouts of which the browser keeps the boxes whole in columns, or cuts their lines in two. */
interface Unbreakable {
  readonly flex: boolean;
  readonly table: boolean;
}

const knownUnbreakable = new WeakMap<Document, Unbreakable>();

/** Tries what the browser does with two lines that a column is too low for: Firefox keeps tables whole, and WebKit cuts flex boxes. */
function unbreakableIn(document: Document): Unbreakable {
  const known = knownUnbreakable.get(document);
  if (known) return known;
  const boxOf = (style: string, ...content: (Element | string)[]) => {
    const box = document.createElementNS('http://www.w3.org/1999/xhtml', 'div');
    box.setAttribute('style', ['all:initial', ...style.split(';')].map((rule) => `${rule}!important`).join(';'));
    box.append(...content);
    return box;
  };
  const isWhole = (layout: string, ofItems: string): boolean => {
    const [first, second] = [boxOf('display:block;font:10px/20px monospace', 'x'), boxOf('display:block;font:10px/20px monospace', 'x')];
    const probe = boxOf(
      'display:block;position:absolute;visibility:hidden;width:100px;height:30px;columns:2;column-fill:auto',
      boxOf(layout, boxOf(ofItems, first), boxOf(ofItems, second)),
    );
    document.body.append(probe);
    const [one, other] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
    probe.remove();
    // One that is cut has a box in either column.
    return other.top > one.top || other.height > one.height;
  };
  const unbreakable = {
    flex: isWhole('display:flex;flex-direction:column', 'display:block'),
    table: isWhole('display:table', 'display:table-row'),
  };
  knownUnbreakable.set(document, unbreakable);
  return unbreakable;
}

/** Returns how a box is laid out to break over screens; undefined if it breaks by itself. */
function breakable(box: Element, style: CSSStyleDeclaration, unbreakable: Unbreakable): string | undefined {
  const { display, overflowX, overflowY, float, contain, columnCount, columnWidth, position } = style;
  const isClipped = overflowX !== 'visible' || overflowY !== 'visible';
  const isFlexible = /(flex|grid)$/.test(display);
  const isUnbreakable =
    isClipped ||
    display.startsWith('inline-') ||
    (unbreakable.table && display === 'table') ||
    (float !== 'none' && !unbreakable.flex) ||
    (contain && contain !== 'none') ||
    (unbreakable.flex && (isFlexible || columnCount !== 'auto' || columnWidth !== 'auto'));
  if (!isUnbreakable) return undefined;
  const isPlaced = position === 'absolute' || position === 'fixed';
  return `${layoutOf(box, display, unbreakable)}${isPlaced ? ' placed' : ''}`;
}

function layoutOf({ localName }: Element, display: string, unbreakable: Unbreakable): string {
  if (display.endsWith('table')) return localName === 'table' ? 'rows' : 'block';
  return unbreakable.flex && /(flex|grid)$/.test(display) ? 'block' : display.replace('inline-', '');
}

/** Keeps the widths of the columns of a table for its rows. */
function keepColumns(box: Element): void {
  if (box.localName !== 'table') return;
  const cells = [...box.querySelectorAll<HTMLElement>('td, th')].map((cell) => [cell, cell.offsetWidth] as const);
  for (const [cell, width] of cells) cell.style.setProperty('--rk-cell', String(width));
}

/**
 * Lets boxes with text break that are higher than a screen, and that the browser would show on one screen only: what clips or scrolls, and blocks
 * within a line. A box that scrolls within a screen is the publisher's own, and text in a clip of no size is hidden. Returns whether there are any.
 */
export function breakTallBoxes(boxes: readonly HTMLElement[], { width, height, isVertical }: Screen): boolean {
  const document = boxes[0]?.ownerDocument;
  const view = document?.defaultView;
  if (!document || !view) return false;
  for (const box of boxes) box.removeAttribute(tallMark);
  const [size, inner] = isVertical ? (['offsetWidth', 'scrollWidth'] as const) : (['offsetHeight', 'scrollHeight'] as const);
  const most = (isVertical ? width : height) + tolerance;
  const unbreakable = () => unbreakableIn(document);

  /** Returns whether text of a box is beyond the screen. */
  const losesText = (box: Element): boolean => {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      if (!walker.currentNode.textContent?.trim()) continue;
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) {
        if (rect.width === 0 || rect.height === 0) continue;
        // Where lines are cut in two, none is beyond the screen.
        if (unbreakable().flex) return true;
        if (isVertical ? rect.left < -tolerance || rect.right > most : rect.bottom > most) return true;
      }
    }
    return false;
  };
  const isHidden = ({ clientWidth, clientHeight }: Element, { overflowX, clip, clipPath }: CSSStyleDeclaration): boolean =>
    clip !== 'auto' || clipPath !== 'none' || (overflowX !== 'visible' && Math.min(clientWidth, clientHeight) <= tolerance);
  const scrolls = (box: HTMLElement, { overflowX, overflowY }: CSSStyleDeclaration): boolean =>
    /auto|scroll/.test(isVertical ? overflowX : overflowY) && box[size] < most - 2 * tolerance;

  const found = new Map<Element, string>();
  /** Looks at the boxes, from the outer ones on. Computed styles are slow, so only what a screen cannot hold is asked. */
  const look = () => {
    let left: Element | undefined;
    for (const box of boxes) {
      if (left?.contains(box) || (box[size] <= most && box[inner] <= most)) continue;
      const style = view.getComputedStyle(box);
      if (isHidden(box, style) || scrolls(box, style)) {
        left = box;
        continue;
      }
      const layout = box.hasAttribute(tallMark) ? undefined : breakable(box, style, unbreakable());
      if (layout && losesText(box)) found.set(box, layout);
    }
  };
  for (let round = 0; round < maxRounds; round += 1) {
    found.clear();
    look();
    if (found.size === 0) return round > 0;
    for (const [box] of found) keepColumns(box);
    for (const [box, layout] of found) box.setAttribute(tallMark, layout);
  }
  return true;
}
