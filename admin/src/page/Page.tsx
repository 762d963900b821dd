import { styled } from '@mui/material/styles';
import { PageHead } from '@realmkit/admin-kit';
import type { ReactNode } from 'react';

interface PageProps {
  readonly title: string;
  /** The purpose of the page. */
  readonly intro: string;
  readonly children: ReactNode;
}

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The space of the grid is enough below the head.
  '& > :first-of-type': { marginBlockEnd: 0 },
  '& > button': { justifySelf: 'start' },
}));

/** Shows a page of the panel with its purpose and its parts. */
export function Page({ title, intro, children }: PageProps) {
  return (
    <Parts>
      <PageHead title={title} subtitle={intro} />
      {children}
    </Parts>
  );
}

/** The inputs that select what a page shows, side by side on wide screens. */
export const FilterGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  alignItems: 'start',
}));
