import { styledBoxes } from './styledBoxes.ts';

/** Marks a box that breaks and would be a layer of its own. */
export const layerMark = 'data-rk-layer';

const any = /^(?!none$|auto$|$)/;

/** What makes a box a layer of its own, as a style sheet may say it: most boxes with a position or a transform stay in the layer of the page. */
const layerValues: Readonly<Record<string, RegExp>> = {
  filter: any,
  'backdrop-filter': any,
  'will-change': any,
  'animation-name': any,
  transform: /3d|Z\(|rotate[XY]|perspective/,
  rotate: /[xy]|\S \S/,
  position: /sticky/,
};

const hasLayer = (style: CSSStyleDeclaration): boolean =>
  Object.entries(layerValues).some(([name, value]) => value.test(style.getPropertyValue(name)));

/** Returns the boxes of a page that can be layers of their own. */
export const layeredBoxes = (document: Document): readonly HTMLElement[] => styledBoxes(document, hasLayer);

/**
 * Keeps boxes that break over columns in the layer of the page: WebKit paints a layer of its own in its first column alone, and what is in the others is
 * lost, although it has its place there.
 */
export function flattenLayers(boxes: readonly HTMLElement[]): void {
  for (const box of boxes) box.removeAttribute(layerMark);
  const found = boxes.flatMap((box) => {
    const style = box.ownerDocument.defaultView?.getComputedStyle(box);
    if (!style || style.display === 'inline' || box.getClientRects().length < 2) return [];
    // Such a box is where boxes within it are placed, and a text that fades in is hidden without its animation.
    const isPlaced = style.position === 'static' || style.position === 'sticky';
    return [[box, [isPlaced && 'placed', style.animationName !== 'none' && 'animated'].filter(Boolean).join(' ')] as const];
  });
  for (const [box, mark] of found) box.setAttribute(layerMark, mark);
}
