import type { StageRect } from '../../annotations/SelectedText.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The space between the text and its menu, in px. A finger has handles below the text that it selected. */
const gap = 8;
const handles = 28;

/** The least space between the menu and the edges of the reader, in px. */
const margin = 8;

/**
 * Places the menu of a text in the reader: above it, or below a text that a finger selected, because the system's own menu is above that; on the
 * other side where there is no space, and over the end of a text that leaves none.
 * @param text the box of the text, from the left and the top of the reader.
 */
export function placeMenu(text: StageRect, menu: Size, reader: Size, isTouched: boolean): { readonly left: number; readonly top: number } {
  const center = (text.left + text.right) / 2;
  const left = Math.max(margin, Math.min(center - menu.width / 2, reader.width - menu.width - margin));
  const lowest = reader.height - menu.height - margin;
  const above = text.top - gap - menu.height;
  const below = text.bottom + (isTouched ? handles : gap);
  const fitting = (isTouched ? [below, above] : [above, below]).find((top) => top >= margin && top <= lowest);
  return { left, top: fitting ?? Math.max(margin, lowest) };
}
