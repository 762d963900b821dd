import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';

/** Shows a list of entries, each with a name and a muted note. */
export const EntryList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `${token('border.thin')} solid ${token('color.border.divider')}`,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    padding: theme.spacing(1.5, 2),
  },
  '& > li + li': { borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}` },
  '& > li > span:last-child': { color: token('color.text.muted') },
}));
