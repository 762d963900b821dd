import { styled } from '@mui/material/styles';
import { Radio, token } from '@realmkit/design-system';

/** A group of radio buttons. */
export const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });

/** The name of a group. */
export const Legend = styled('legend')({
  padding: 0,
  marginBlockEnd: token('space.100'),
  fontSize: token('font.size.label'),
  fontWeight: token('font.weight.medium'),
});

/** A radio button as a card that shows what it chooses; the card has the frame of the chosen one. */
export const Choice = styled(Radio)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space.050'),
  minWidth: 0,
  minHeight: token('size.target'),
  padding: token('space.050'),
  border: `${token('border.thick')} solid transparent`,
  borderRadius: token('radius.control'),
  fontSize: token('font.size.caption'),
  textAlign: 'center',
  '&:has(:checked)': { borderColor: token('color.action.primary'), fontWeight: token('font.weight.strong') },
  '@media (forced-colors: active)': { '&:has(:checked)': { borderColor: 'Highlight' } },
});
