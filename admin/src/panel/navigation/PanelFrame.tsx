import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PanelNavigation } from './PanelNavigation.tsx';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5, 4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
  '@media print': { display: 'block', '& > nav': { display: 'none' } },
}));

/** A page of the panel beside the panel's navigation. */
export function PanelFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Frame>
      <PanelNavigation />
      <div>{children}</div>
    </Frame>
  );
}
