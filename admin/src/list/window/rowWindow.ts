/** An item of a virtualized list: a rendered row, or a gap in place of rows that are not rendered. */
export type VirtualItem =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly from: number; readonly height: number };

/** A range of a list, in pixels from its start. */
export interface PixelRange {
  readonly top: number;
  readonly bottom: number;
}

/** The distance beyond the viewport that is rendered, and the step of the range, so that not every scroll event renders. In pixels. */
const overscan = 400;

/** Returns the range to render for the range in the viewport. */
export const rangeWithOverscan = ({ top, bottom }: PixelRange): PixelRange => ({
  top: Math.floor(top / overscan) * overscan - overscan,
  bottom: Math.ceil(bottom / overscan) * overscan + overscan,
});

/**
 * Returns the items of a virtualized list: the rows within a range, the focused row, and gaps with the height of all others.
 * @param heights of the rows in pixels, measured or estimated.
 * @param focusedIndex the index of a row that stays rendered because it has the focus.
 */
export function virtualItemsOf(heights: readonly number[], { top, bottom }: PixelRange, focusedIndex?: number): readonly VirtualItem[] {
  const items: VirtualItem[] = [];
  let gap: { from: number; height: number } | undefined;
  const close = () => {
    if (gap) items.push({ kind: 'gap', ...gap });
    gap = undefined;
  };
  let start = 0;
  for (const [index, height] of heights.entries()) {
    const end = start + height;
    if (index === focusedIndex || (end > top && start < bottom)) {
      close();
      items.push({ kind: 'row', index });
    } else {
      gap = gap ? { ...gap, height: gap.height + height } : { from: index, height };
    }
    start = end;
  }
  close();
  return items;
}
