import { styled } from '@mui/material/styles';
import { Children, type ReactNode, type Ref } from 'react';
import { token } from '../../tokens/token.ts';

/** The columns of a shelf, and of its outline while it loads. */
export const shelfColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 42%), 1fr))',
  columnGap: token('space.250'),
} as const;

/** The space below each row of a shelf. */
export const shelfRowGap = '1.75rem';

/** The room for the focus ring of a book, which would be cut off: what is laid out late paints nothing outside of itself. */
const ringRoom = `calc(${token('focus.width')} + ${token('focus.offset')})`;

const Grid = styled('ul')({
  ...shelfColumns,
  rowGap: shelfRowGap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Shelves of thousands stay fast: distant items are laid out when they come near.
  '& > li': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 18rem',
    minWidth: 0,
    margin: `calc(-1 * ${ringRoom})`,
    padding: ringRoom,
  },
});

interface ShelfGridProps {
  /** The accessible name of the shelf. */
  label: string;
  /** The book cards. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** Renders books side by side, as many in a row as fit. */
export function ShelfGrid({ label, children, ref }: ShelfGridProps) {
  return (
    <Grid ref={ref} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Grid>
  );
}
