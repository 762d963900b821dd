import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

interface ListSkeletonProps {
  /** Says to screen readers that the list is loading. */
  readonly label: string;
  readonly columns: number;
  readonly rows?: number;
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The outline of a list that is on its way. */
export function ListSkeleton({ label, columns, rows = 10 }: ListSkeletonProps) {
  return (
    <div role="status" aria-label={label} aria-busy="true">
      {numbered(rows).map((row) => (
        <Box
          key={row}
          sx={{ display: 'flex', gap: 3, alignItems: 'center', height: 57, paddingInline: 2, borderBlockEnd: 1, borderColor: 'divider' }}
        >
          {numbered(columns).map((column) => (
            <Skeleton key={column} sx={{ flex: column === 0 ? 2 : 1, display: { xs: column < 2 ? 'block' : 'none', sm: 'block' } }} />
          ))}
        </Box>
      ))}
    </div>
  );
}
