import { styled } from '@mui/material/styles';

/** Shows the sections of a page below its head. */
export const PageContent = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));
