import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';

/** A label and its control, laid out like the design system's text field. */
export const Field = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: '0.375rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > label': { fontSize: '0.9375rem', fontWeight: token('font.weight.medium'), lineHeight: 1.35 },
});

/** The help or error text below a control. */
export const FieldMessage = styled('p')({
  margin: 0,
  fontSize: token('font.size.caption'),
  lineHeight: 1.45,
  color: token('color.text.muted'),
  '&[data-error]': { color: token('color.feedback.error') },
});
