import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PanelNavigation } from './PanelNavigation.tsx';

/** Tables use the full width of a desktop screen; on very wide screens the width is limited for text and forms. */
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  maxWidth: '90rem',
  marginInline: 'auto',
  gap: theme.spacing(2.5, 4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
  '@media print': { display: 'block', '& > nav': { display: 'none' } },
}));

/** Renders a page beside the panel's navigation. */
export function PanelFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Frame>
      <PanelNavigation />
      <div>{children}</div>
    </Frame>
  );
}
