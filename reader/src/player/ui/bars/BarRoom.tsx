import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { isNarrated } from '../../reader/ReaderState.ts';
import { type OpenReader, useStateOf } from '../useReader.ts';
import { barHeight, bookWithTwoRows, tallBarHeight } from './bars.ts';

/** It takes no pointer itself, and knows its width; the name of a chapter at the slider of the bar is above it. */
const Root = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 2,
  containerType: 'inline-size',
  pointerEvents: 'none',
});

const Stack = styled('div')({
  display: 'grid',
  gap: token('space.100'),
  paddingBlockEnd: `max(${token('space.100')}, env(safe-area-inset-bottom))`,
  '&[data-raised=true]': { paddingBlockEnd: `calc(${barHeight} + ${token('space.150')} + env(safe-area-inset-bottom))` },
  [`@container (max-width: ${bookWithTwoRows})`]: {
    '&[data-raised=true][data-narrated=true]': {
      paddingBlockEnd: `calc(${tallBarHeight} + ${token('space.150')} + env(safe-area-inset-bottom))`,
    },
  },
});

/** Stacks small bars in the space of the bottom bar, and above it while that is shown. */
export function BarRoom({ open: { reader, controls }, children }: { readonly open: OpenReader; readonly children: ReactNode }) {
  const state = useStateOf(reader.state, 'publication', 'language', 'readAloud');
  const { shown } = useStateOf(controls.state, 'shown');
  return (
    <Root>
      <Stack data-raised={shown && !state.publication?.isFrogBook} data-narrated={isNarrated(state)}>
        {children}
      </Stack>
    </Root>
  );
}
