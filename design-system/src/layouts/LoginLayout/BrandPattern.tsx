import { styled } from '@mui/material/styles';
import { marks } from '../../brand/marks.ts';
import { useRealmIdentity } from '../../provider/RealmContext.ts';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  insetBlockEnd: '-14%',
  insetInlineEnd: '-18%',
  width: '85%',
  opacity: 0.1,
  pointerEvents: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
  '@media (forced-colors: active)': { display: 'none' },
}));

/** Renders the realm's mark, large and faint, as decoration. */
export function BrandPattern() {
  const { brand } = useRealmIdentity();
  return (
    <Drawing viewBox="0 0 32 32" aria-hidden="true" fill="currentColor">
      <path d={marks[brand].ink} />
      <path d={marks[brand].accent} />
    </Drawing>
  );
}
