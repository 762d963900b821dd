import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';

/** A label and its control, laid out like the design system's text field. */
export const Field = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: token('space.100'),
  minWidth: 0,
  '& > label': {
    fontSize: token('font.size.label'),
    fontWeight: token('font.weight.medium'),
    lineHeight: token('font.lineHeight.compact'),
    '&[data-required]::after': { content: '" *" / ""' },
  },
});

/** The help or error text below a control. */
export const FieldMessage = styled('p')({
  margin: 0,
  fontSize: token('font.size.caption'),
  lineHeight: token('font.lineHeight.body'),
  color: token('color.text.muted'),
  '&[data-error]': { color: token('color.feedback.error') },
});
