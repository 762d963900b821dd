import { token } from '../../tokens/token.ts';

/** What the cards of a row are: covers, or wider cards with a cover and text beside it. */
export type CardRowKind = 'covers' | 'cards';

/** The width of a card; on a phone part of the next one is seen, which says that the row goes on. */
const widths: Readonly<Record<CardRowKind, string>> = { covers: 'min(9.5rem, 40%)', cards: 'minmax(min(19rem, 90%), 25rem)' };

/** Returns the columns of a row, and of its outline while it loads: apart, because an outline is there before the cards are loaded. */
export const rowColumns = (kind: CardRowKind) =>
  ({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: widths[kind], columnGap: token('space.250') }) as const;
