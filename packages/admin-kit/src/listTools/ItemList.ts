import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';

/** A list of items, each with its actions at the end; actions that do not fit beside the text wrap below it. */
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
    borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
  },
  '& > li > span:first-of-type': { flex: '1 1 9rem', minWidth: 0 },
  '& small': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
  // A long list lays out only the items in the viewport.
  '&[data-long] > li': { contentVisibility: 'auto', containIntrinsicBlockSize: '3rem' },
  // Search results have no lines between them.
  '&[data-found] > li': { borderBlockEnd: 0 },
}));
