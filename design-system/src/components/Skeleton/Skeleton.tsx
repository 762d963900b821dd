import { styled } from '@mui/material/styles';
import { Block } from './Block.ts';

const Rows = styled('div')({ display: 'grid', gap: '0.75rem' });
const Shelf = styled('div')({ display: 'grid', gap: '1.25rem', gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 40%), 1fr))' });

interface SkeletonProps {
  /** The loading content, for screen readers. */
  label: string;
  shape: 'rows' | 'shelf';
  count?: number;
}

/** Renders the outline of rows or of a shelf while they are loading. */
export function Skeleton({ label, shape, count = 8 }: SkeletonProps) {
  const Frame = shape === 'rows' ? Rows : Shelf;
  const style = shape === 'rows' ? { height: '3rem' } : { aspectRatio: '3 / 4' };
  return (
    <Frame role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <Block key={index} style={style} />
      ))}
    </Frame>
  );
}
