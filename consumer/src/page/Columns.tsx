import { styled } from '@mui/material/styles';

/** Shows two groups of sections side by side if there is room. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: theme.spacing(3), minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 2fr' },
}));
