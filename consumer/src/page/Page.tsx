import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from './usePageTitle.ts';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

interface PageProps {
  /** What the window is called; the realm's own title where it is left out. */
  readonly title?: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page of this app: its one main heading, and its parts below one another. */
export function Page({ title, heading, children }: PageProps) {
  usePageTitle(title);
  return (
    <Root>
      <Typography variant="h1">{heading}</Typography>
      {children}
    </Root>
  );
}
