import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

interface PageSkeletonProps {
  /** Says to screen readers that the page is loading. */
  label: string;
  /** How many blocks stand below the heading. */
  blocks?: number;
}

const Blocks = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

/** The outline of a page that is on its way. */
export function PageSkeleton({ label, blocks = 3 }: PageSkeletonProps) {
  const keys = Array.from({ length: blocks }, (_, index) => `block ${index}`);
  return (
    <Blocks role="status" aria-label={label} aria-busy="true">
      <Skeleton variant="rounded" width="min(18rem, 60%)" height={36} />
      {keys.map((key) => (
        <Skeleton key={key} variant="rounded" height={88} />
      ))}
    </Blocks>
  );
}
