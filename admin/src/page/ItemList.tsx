import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';

/** A list of things one below the other, each with what can be done to it at its end; what does not fit beside the text goes below it. */
export const ItemList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0, 2),
    minHeight: '3rem',
    borderBlockEnd: `1px solid ${token('color.border.divider')}`,
  },
  '& > li > span:first-of-type': { flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
  // Of a long list, only what is on the screen is laid out.
  '&[data-long] > li': { contentVisibility: 'auto', containIntrinsicBlockSize: '3rem' },
  // What is found by a search has no lines between.
  '&[data-found] > li': { borderBlockEnd: 0 },
}));
