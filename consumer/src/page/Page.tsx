import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from './usePageTitle.ts';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

interface PageProps {
  /** The title of the window; the realm's own title if it is left out. */
  readonly title?: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** Shows a page with its main heading and its sections. */
export function Page({ title, heading, children }: PageProps) {
  usePageTitle(title);
  return (
    <Root>
      <Typography variant="h1">{heading}</Typography>
      {children}
    </Root>
  );
}
