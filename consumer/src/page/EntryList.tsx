import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';

/** Shows a list of entries on a card, each with a name and a muted note. */
export const EntryList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    paddingBlock: theme.spacing(1.5),
  },
  '& > li:first-of-type': { paddingBlockStart: 0 },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
  '& > li + li': { borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}` },
  '& > li > span:last-child': { color: token('color.text.muted') },
}));
