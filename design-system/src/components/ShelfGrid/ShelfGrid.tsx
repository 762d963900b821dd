import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 42%), 1fr))',
  gap: '1.75rem 1.25rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Shelves of thousands stay fast: distant items are laid out when they come near.
  '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 18rem' },
});

interface ShelfGridProps {
  /** The accessible name of the shelf. */
  label: string;
  /** The book cards. */
  children: ReactNode;
}

/** Renders books side by side, as many in a row as fit. */
export function ShelfGrid({ label, children }: ShelfGridProps) {
  return (
    <Grid aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Grid>
  );
}
