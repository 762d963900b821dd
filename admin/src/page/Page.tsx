import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { usePageTitle } from '../panel/usePageTitle.ts';
import { PageHead } from './PageHead.tsx';

interface PageProps {
  readonly title: string;
  /** What the page is for. */
  readonly intro: string;
  readonly children: ReactNode;
}

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > header': { marginBlockEnd: 0 },
  '& > button': { justifySelf: 'start' },
}));

/** A page of the panel that says what it is for, its parts one below the other. */
export function Page({ title, intro, children }: PageProps) {
  usePageTitle(title);
  return (
    <Parts>
      <PageHead title={title} subtitle={intro} />
      {children}
    </Parts>
  );
}

/** The fields by which somebody chooses what a page shows, side by side where there is room. */
export const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  alignItems: 'start',
}));
