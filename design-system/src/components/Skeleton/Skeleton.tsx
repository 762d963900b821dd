import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';

const Block = styled('span')({
  display: 'block',
  borderRadius: token('radius.control'),
  backgroundColor: token('color.surface.sunken'),
  animation: 'rk-breathe 1.6s ease-in-out infinite',
  '@keyframes rk-breathe': { '50%': { opacity: 0.5 } },
  '@media (forced-colors: active)': { border: '1px solid GrayText' },
});

const Rows = styled('div')({ display: 'grid', gap: '0.75rem' });
const Shelf = styled('div')({ display: 'grid', gap: '1.25rem', gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 40%), 1fr))' });

interface SkeletonProps {
  /** What is being loaded, for those who cannot see the grey shapes. */
  label: string;
  shape: 'rows' | 'shelf';
  count?: number;
}

/** The outline of rows or of a shelf while they are loaded. */
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
