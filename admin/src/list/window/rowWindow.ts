/** A piece of a long list: a row that is there, or the space of those that are not. */
export type Piece =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly from: number; readonly height: number };

/** The part of a list that has to be there, in pixels from its beginning. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** How far beyond the screen rows are there already, and in which steps, so that not every movement renders anything. In pixels. */
const step = 400;

/** The part of a list that has to be there where this part of it is on the screen. */
export const spanOf = ({ top, bottom }: Span): Span => ({
  top: Math.floor(top / step) * step - step,
  bottom: Math.ceil(bottom / step) * step + step,
});

/**
 * What of a long list is there: the rows within a span, those that must not go away, and gaps of the height of all others.
 * @param heights of the rows in pixels, measured or estimated.
 * @param kept the index of a row that stays whatever is on the screen, because the focus is in it.
 */
export function piecesOf(heights: readonly number[], { top, bottom }: Span, kept?: number): readonly Piece[] {
  const pieces: Piece[] = [];
  let gap: { from: number; height: number } | undefined;
  const close = () => {
    if (gap) pieces.push({ kind: 'gap', ...gap });
    gap = undefined;
  };
  let start = 0;
  for (const [index, height] of heights.entries()) {
    const end = start + height;
    if (index === kept || (end > top && start < bottom)) {
      close();
      pieces.push({ kind: 'row', index });
    } else {
      gap = gap ? { ...gap, height: gap.height + height } : { from: index, height };
    }
    start = end;
  }
  close();
  return pieces;
}
