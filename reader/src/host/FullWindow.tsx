import { styled } from '@mui/material/styles';
import { ActingBar } from '@realmkit/shell';
import type { ReactNode } from 'react';

const Window = styled('div')({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  // A printed text goes on over the sheets.
  '@media print': { position: 'static', display: 'block' },
});

/** On a window lower than the bar and a book together, the rest can be scrolled to. */
const Rest = styled('main')({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  overflow: 'auto',
  '@media print': { display: 'block', overflow: 'visible' },
});

/** Gives its content the whole window, below the bar of an acting user (shell §2). */
export function FullWindow({ children }: { readonly children: ReactNode }) {
  return (
    <Window>
      <ActingBar />
      <Rest>{children}</Rest>
    </Window>
  );
}
