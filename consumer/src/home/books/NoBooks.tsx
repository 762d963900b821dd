import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { readingCardHeight, token } from '@realmkit/design-system';

const Ground = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  display: 'grid',
  // As high as the outline of what one is reading.
  minHeight: readingCardHeight,
  alignContent: 'center',
  padding: theme.spacing(2),
  border: `${token('border.thin')} dashed ${token('color.border.divider')}`,
  borderRadius: token('radius.card'),
}));

/** Says in the place of books what will be there. */
export const NoBooks = ({ text }: { readonly text: string }) => (
  <Ground>
    <Typography color="textSecondary">{text}</Typography>
  </Ground>
);
