/** Says what is before the first text or picture of a page, or around it, where a screen would hold nothing else. */
export const startMark = 'data-rk-start';

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const hasArea = (element: Element): boolean => [...element.getClientRects()].some(({ width, height }) => width > 0 && height > 0);

/** Forgets what was marked, before a layout is measured again. */
export function openStart({ body }: Document): void {
  for (const element of body.querySelectorAll(`[${startMark}]`)) element.removeAttribute(startMark);
}

/**
 * Takes the anchors and the space away that are above the first text or picture of a page, which browsers break before if it does not fit below them: a
 * picture, or a heading that stays with one. A drawn box, or a picture in the background, is left as it is.
 */
export function closeStart(first: Node): void {
  const { body } = first.ownerDocument ?? document;
  const around: Element[] = [];
  const before: Element[] = [];
  for (let node: Node | null = first; node && node !== body; node = node.parentNode) {
    if (isElement(node)) around.push(node);
    for (let other = node.previousSibling; other; other = other.previousSibling) if (isElement(other)) before.push(other);
  }
  const isDrawn = (element: Element) => element.ownerDocument.defaultView?.getComputedStyle(element).backgroundImage !== 'none';
  if (before.some(hasArea) || around.some(isDrawn)) return;
  for (const element of around) element.setAttribute(startMark, 'around');
  for (const element of before) element.setAttribute(startMark, 'before');
}
