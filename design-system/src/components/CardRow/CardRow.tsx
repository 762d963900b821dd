import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { token } from '../../tokens/token.ts';

/** What the cards of a row are: covers, or wider cards with a cover and text beside it. */
export type CardRowKind = 'covers' | 'cards';

/** The width of a card; on a phone part of the next one is seen, which says that the row goes on. */
const widths: Readonly<Record<CardRowKind, string>> = { covers: 'min(9.5rem, 40%)', cards: 'minmax(min(19rem, 90%), 25rem)' };

/** The columns of a row, and of its outline while it loads. */
export const rowColumns = (kind: CardRowKind) =>
  ({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: widths[kind], columnGap: token('space.250') }) as const;

/** The room for the focus ring and the shadow of a card, which would be cut off. */
const ringRoom = `calc(${token('focus.width')} + ${token('focus.offset')})`;

const Row = styled('ul')({
  margin: `calc(-1 * ${ringRoom})`,
  padding: ringRoom,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: ringRoom,
  scrollSnapType: 'x proximity',
  '&[data-kind=covers]': rowColumns('covers'),
  '&[data-kind=cards]': rowColumns('cards'),
  '& > li': { minWidth: 0, scrollSnapAlign: 'start' },
  // Paper does not scroll.
  '@media print': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))', rowGap: token('space.250') },
});

interface CardRowProps {
  /** The accessible name of the row. */
  label: string;
  kind: CardRowKind;
  /** The cards, each with a link. */
  children: ReactNode;
}

/** Renders cards in one row, which scrolls where they do not fit. */
export function CardRow({ label, kind, children }: CardRowProps) {
  return (
    <Row aria-label={label} data-kind={kind}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Row>
  );
}
