import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';
import { shelfColumns, shelfRowGap } from '../ShelfGrid/ShelfGrid.tsx';
import { Block } from './Block.ts';

const Rows = styled('div')({ display: 'grid', gap: token('space.150') });
/** The greatest number of books in a row of the widest page. */
const mostInRow = 8;

// Whole rows only, as many as fit: what is beyond them has no height.
const Shelf = styled('div')({
  ...shelfColumns,
  gridAutoRows: 0,
  overflow: 'hidden',
  '& > div': { overflow: 'hidden', paddingBlockEnd: shelfRowGap },
});

const Line = styled(Block)({ height: '1rem', marginBlockStart: token('space.150'), '& + &': { width: '60%' } });

interface SkeletonProps {
  /** The loading content, for screen readers. */
  label: string;
  shape: 'rows' | 'shelf';
  /** The number of rows; 2 for a shelf. */
  count?: number;
}

/** Renders the outline of rows or of a shelf while they are loading. */
export function Skeleton({ label, shape, count = shape === 'rows' ? 8 : 2 }: SkeletonProps) {
  const numbers = Array.from({ length: shape === 'rows' ? count : count * mostInRow }, (_, index) => index);
  if (shape === 'rows')
    return (
      <Rows role="status" aria-label={label}>
        {numbers.map((number) => (
          <Block key={number} style={{ height: '3rem' }} />
        ))}
      </Rows>
    );
  return (
    <Shelf role="status" aria-label={label} style={{ gridTemplateRows: `repeat(${count}, auto)` }}>
      {numbers.map((number) => (
        <div key={number}>
          <Block style={{ aspectRatio: '3 / 4' }} />
          <Line />
          <Line />
        </div>
      ))}
    </Shelf>
  );
}
