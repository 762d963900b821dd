import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';

/** The entries of an audit log: what has changed, and below it when and by whom. */
export const LogEntries = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gap: token('space.050'),
    paddingBlock: token('space.150'),
    borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}`,
  },
  '& small': {
    fontSize: token('font.size.caption'),
    color: token('color.text.muted'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${token('space.100')}`,
    // Aligns the button's text with the other texts.
    '& > button': { paddingInline: 0 },
  },
});
