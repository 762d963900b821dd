import { styledBoxes } from './boxes/styledBoxes.ts';

/** Marks a box whose text is moved away to be hidden: by the indent of its lines, or by its place. */
export const awayMark = 'data-rk-away';

/** The customary distance is some thousand px or em, and never below this one in px. */
const leastDistance = 900;

const insets = ['left', 'right', 'inset-inline-start', 'inset-inline-end'] as const;
const far = /-\d{3,}|\d{4,}/;

/**
 * Moves text away that a publisher has moved off its page, as that beside a picture of its letters: in columns the same distance would be on
 * another screen, over the text there, or behind the last one. Speech and screen readers still find it.
 */
export function moveAway(document: Document): void {
  const view = document.defaultView;
  if (!view) return;
  const least = Math.min(leastDistance, view.innerWidth);
  const isFar = (length: string) => length.endsWith('px') && Math.abs(Number.parseFloat(length)) >= least;
  const mark = (name: string, boxes: readonly HTMLElement[], isAway: (style: CSSStyleDeclaration) => boolean) => {
    const away = boxes.filter((box) => isAway(view.getComputedStyle(box)));
    for (const box of away) box.setAttribute(awayMark, [box.getAttribute(awayMark), name].filter(Boolean).join(' '));
  };
  mark(
    'indent',
    styledBoxes(document, (style) => far.test(style.textIndent)),
    (style) => isFar(style.textIndent),
  );
  mark(
    'placed',
    styledBoxes(document, (style) => insets.some((name) => far.test(style.getPropertyValue(name)))),
    (style) => style.position !== 'static' && (isFar(style.left) || isFar(style.right)),
  );
}
