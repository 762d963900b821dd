import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { token } from '../../tokens/token.ts';
import { type CardRowKind, rowColumns } from './rowColumns.ts';

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
