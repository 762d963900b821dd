import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { keepFocus } from '../keepFocus.ts';
import { PanelNavigation } from './PanelNavigation.tsx';

/** Tables use a whole desk's screen; on the widest one lines of text and forms still have an end. */
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

/** A page of the panel beside the panel's navigation. */
export function PanelFrame({ children }: { readonly children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current ? keepFocus(page.current) : undefined), []);
  return (
    <Frame>
      <PanelNavigation />
      <div ref={page}>{children}</div>
    </Frame>
  );
}
