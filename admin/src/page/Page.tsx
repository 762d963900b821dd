import { styled } from '@mui/material/styles';
import { PageHead } from '@realmkit/admin-kit';
import { token } from '@realmkit/design-system';
import { PartBoundary } from '@realmkit/shell';
import type { ReactNode } from 'react';

interface PageProps {
  readonly title: string;
  /** The purpose of the page. */
  readonly intro?: string | undefined;
  /** Limits the page to the width of running text. */
  readonly width?: 'reading';
  readonly children: ReactNode;
}

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The space of the grid is enough below the head.
  '& > :first-of-type': { marginBlockEnd: 0 },
  '& > button': { justifySelf: 'start' },
  '&[data-width=reading]': { maxWidth: token('size.reading') },
}));

/** Shows a page of the panel with its purpose and its parts. */
export function Page({ title, intro, width, children }: PageProps) {
  return (
    <Parts data-width={width}>
      <PageHead title={title} subtitle={intro} />
      <PartBoundary>{children}</PartBoundary>
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
