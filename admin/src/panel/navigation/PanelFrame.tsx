import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { startFocusRestoration } from '../focusRestoration.ts';
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
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current ? startFocusRestoration(page.current) : undefined), []);
  return (
    <Frame>
      <PanelNavigation />
      <div ref={page}>{children}</div>
    </Frame>
  );
}
