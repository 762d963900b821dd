import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { HeroBand } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { usePageTitle } from './usePageTitle.ts';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

interface PageProps {
  /** The title of the window; the realm's own title if it is left out. */
  readonly title?: string;
  readonly heading: string;
  /** Whether the heading is on the realm's band. */
  readonly hero?: boolean;
  readonly children: ReactNode;
}

/** Shows a page with its main heading and its sections. */
export function Page({ title, heading, hero = false, children }: PageProps) {
  usePageTitle(title);
  return (
    <Root>
      {hero ? <HeroBand title={heading} /> : <Typography variant="h1">{heading}</Typography>}
      {children}
    </Root>
  );
}
