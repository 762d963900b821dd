import { styled } from '@mui/material/styles';
import { blockStyle, token } from '@realmkit/design-system';

interface ListSkeletonProps {
  /** The name of the loading state for screen readers. */
  readonly label: string;
  readonly columns: number;
  readonly rows?: number;
}

// Plain elements in one styled one: the list is requested only after the skeleton has rendered, so its render time delays the request.
const Outline = styled('div')(({ theme }) => ({
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    height: 57,
    paddingInline: theme.spacing(2),
    borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
  },
  '& span': {
    flex: 1,
    height: '0.9rem',
    ...blockStyle,
    '&:first-of-type': { flex: 2 },
    '&:nth-of-type(n + 3)': { [theme.breakpoints.down('sm')]: { display: 'none' } },
  },
}));

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Shows the skeleton of a list that is loading. */
export function ListSkeleton({ label, columns, rows = 10 }: ListSkeletonProps) {
  return (
    <Outline role="status" aria-label={label} aria-busy="true">
      {numbered(rows).map((row) => (
        <div key={row}>
          {numbered(columns).map((column) => (
            <span key={column} />
          ))}
        </div>
      ))}
    </Outline>
  );
}
