import { styledBoxes } from './styledBoxes.ts';
import type { Screen } from './tallBoxes.ts';

/** Marks a box whose lines ran across those of the page. */
export const crossMark = 'data-rk-cross';

/** Returns the boxes of a page that can have lines of another direction than the page. */
export const crossBoxes = (document: Document): readonly HTMLElement[] =>
  styledBoxes(document, (style) => style.getPropertyValue('writing-mode') !== '' || style.getPropertyValue('-webkit-writing-mode') !== '');

/** Gives boxes whose lines run across those of the page the lines of the page if a screen cannot hold them: no browser breaks such a box over columns. */
export function turnCrossBoxes(boxes: readonly HTMLElement[], { width, height, isVertical }: Screen): void {
  for (const box of boxes) box.removeAttribute(crossMark);
  const isCross = (box: Element) => box.ownerDocument.defaultView?.getComputedStyle(box).writingMode.startsWith('vertical') !== isVertical;
  const isTooLarge = (box: HTMLElement) => {
    const { body } = box.ownerDocument;
    const text = box.ownerDocument.createRange();
    text.selectNodeContents(box);
    const size = text.getBoundingClientRect();
    const most = isVertical ? { width, height: body.clientHeight } : { width: body.clientWidth, height };
    return size.width > most.width + 1 || size.height > most.height + 1;
  };
  const found = boxes.filter((box) => isCross(box) && Boolean(box.textContent?.trim()) && isTooLarge(box));
  for (const box of found) box.setAttribute(crossMark, '');
}
