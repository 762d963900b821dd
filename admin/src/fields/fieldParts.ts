import { styled } from '@mui/material/styles';
import { token, visuallyHidden } from '@realmkit/design-system';

/** A label and its control, laid out like the design system's text field; `data-inline` puts them side by side. */
export const Field = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: '0.375rem',
  minWidth: 0,
  '&[data-inline]': { display: 'flex', alignItems: 'center', gap: '0.75rem' },
  '& > label': { fontSize: '0.9375rem', fontWeight: token('font.weight.medium'), lineHeight: 1.35 },
  '&[data-inline] > label': { fontWeight: token('font.weight.regular') },
  // Where the context makes the label obvious, only screen readers get it.
  '& > label[data-quiet]': visuallyHidden,
});

/** The help or error text below a control. */
export const FieldMessage = styled('p')({
  margin: 0,
  fontSize: token('font.size.caption'),
  lineHeight: 1.45,
  color: token('color.text.muted'),
  '&[data-error]': { color: token('color.feedback.error') },
});
