import { styled } from '@mui/material/styles';
import { ActingBar } from '@realmkit/shell';
import type { ReactNode } from 'react';

const Window = styled('div')({ position: 'fixed', inset: 0, display: 'flex', flexDirection: 'column' });

/** On a window lower than the bar and a book together, the rest can be scrolled to. */
const Rest = styled('main')({ flex: 1, minHeight: 0, display: 'grid', overflow: 'auto' });

/** Gives its content the whole window, below the bar of an acting user (shell §2). */
export function FullWindow({ children }: { readonly children: ReactNode }) {
  return (
    <Window>
      <ActingBar />
      <Rest>{children}</Rest>
    </Window>
  );
}
