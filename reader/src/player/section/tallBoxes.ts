/** Says how a box is laid out that could not break over screens by itself. */
export const tallMark = 'data-rk-tall';

/** A rounding error, or the edge of a line. */
const tolerance = 2;

/** A box in a box that could not break is found only when the outer one does. */
const maxRounds = 3;

/** The screen of a page, in CSS px. */
interface Screen {
  readonly width: number;
  readonly height: number;
  readonly isVertical: boolean;
}

const sliced = new WeakMap<typeof globalThis, boolean>();

/** Returns whether the browser cuts the lines of a flex box at the end of a column, as WebKit does. */
function slicesBoxes(document: Document): boolean {
  const view = document.defaultView;
  if (!view) return false;
  const known = sliced.get(view);
  if (known !== undefined) return known;
  const boxOf = (style: string, ...children: Element[]) => {
    const box = document.createElementNS('http://www.w3.org/1999/xhtml', 'div');
    box.setAttribute('style', `all:initial!important;${style}`);
    box.append(...children);
    return box;
  };
  const [first, second] = [0, 1].map(() => {
    const line = boxOf('display:block!important;font:10px/20px monospace!important');
    line.textContent = 'x';
    return line;
  });
  if (!first || !second) return false;
  const probe = boxOf(
    'display:block!important;position:absolute!important;visibility:hidden!important;width:100px!important;height:30px!important;columns:2!important;column-fill:auto!important',
    boxOf('display:flex!important', boxOf('display:block!important', first, second)),
  );
  document.body.append(probe);
  const slices = second.getBoundingClientRect().top > first.getBoundingClientRect().top;
  probe.remove();
  sliced.set(view, slices);
  return slices;
}

/** Returns how a box is laid out to break over screens; undefined if it breaks by itself. */
function breakable(box: Element, style: CSSStyleDeclaration, slices: boolean): string | undefined {
  const { display, overflowX, overflowY, float, contain, columnCount, columnWidth, position } = style;
  const isClipped = overflowX !== 'visible' || overflowY !== 'visible';
  const isFlexible = /(flex|grid)$/.test(display);
  const isUnbreakable =
    isClipped ||
    // Firefox breaks no tables in columns.
    /^inline-|^table$/.test(display) ||
    float !== 'none' ||
    (contain && contain !== 'none') ||
    (slices && (isFlexible || columnCount !== 'auto' || columnWidth !== 'auto'));
  if (!isUnbreakable) return undefined;
  const isPlaced = position === 'absolute' || position === 'fixed';
  return `${layoutOf(box, display, slices)}${isPlaced ? ' placed' : ''}`;
}

function layoutOf({ localName }: Element, display: string, slices: boolean): string {
  if (display.endsWith('table')) return localName === 'table' ? 'rows' : 'block';
  return slices && /(flex|grid)$/.test(display) ? 'block' : display.replace('inline-', '');
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
export function breakTallBoxes(document: Document, { width, height, isVertical }: Screen): boolean {
  const view = document.defaultView;
  if (!view) return false;
  for (const box of document.querySelectorAll(`[${tallMark}]`)) box.removeAttribute(tallMark);
  const [size, inner] = isVertical ? (['offsetWidth', 'scrollWidth'] as const) : (['offsetHeight', 'scrollHeight'] as const);
  const most = (isVertical ? width : height) + tolerance;
  const slices = () => slicesBoxes(document);

  /** Returns whether text of a box is beyond the screen. */
  const losesText = (box: Element): boolean => {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      if (!walker.currentNode.textContent?.trim()) continue;
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) {
        if (rect.width === 0 || rect.height === 0) continue;
        if (slices()) return true;
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
  /** Looks at a box, and into it unless it is low. A part of a line has no size of its own. Computed styles are slow, so only what a screen cannot hold is asked. */
  const look = (box: Element) => {
    if (!('offsetHeight' in box)) return;
    const block = box as HTMLElement;
    if (block[size] > most || block[inner] > most) {
      const style = view.getComputedStyle(block);
      if (isHidden(block, style) || scrolls(block, style)) return;
      const layout = block.hasAttribute(tallMark) ? undefined : breakable(block, style, slices());
      if (layout && losesText(block)) found.set(block, layout);
    } else if (block.clientHeight > 0 && block[size] < most / 2) return;
    for (const child of block.children) look(child);
  };
  for (let round = 0; round < maxRounds; round += 1) {
    found.clear();
    look(document.body);
    if (found.size === 0) return round > 0;
    for (const [box] of found) keepColumns(box);
    for (const [box, layout] of found) box.setAttribute(tallMark, layout);
  }
  return true;
}
