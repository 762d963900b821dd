import { styled } from '@mui/material/styles';
import { Block } from '../Skeleton/Block.ts';

interface PageSkeletonProps {
  /** Says to screen readers that the page is loading. */
  label: string;
  /** The number of blocks below the heading. */
  blocks?: number;
}

const Blocks = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

/** Renders the outline of a loading page. */
export function PageSkeleton({ label, blocks = 3 }: PageSkeletonProps) {
  const keys = Array.from({ length: blocks }, (_, index) => `block ${index}`);
  return (
    <Blocks role="status" aria-label={label} aria-busy="true">
      <Block style={{ width: 'min(18rem, 60%)', height: '2.25rem' }} />
      {keys.map((key) => (
        <Block key={key} style={{ height: '5.5rem' }} />
      ))}
    </Blocks>
  );
}
