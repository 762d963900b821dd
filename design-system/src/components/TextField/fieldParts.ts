import { styled } from '@mui/material/styles';
import { fieldInset, frameFocus, frameHeight } from '../../theme/selectArrow.ts';
import { token } from '../../tokens/token.ts';

/** The layout of label, control and message, one above the other. */
export const Field = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.100'), minWidth: 0 });

/** The type of the words above a control. */
export const labelText = {
  fontSize: token('font.size.label'),
  fontWeight: token('font.weight.medium'),
  lineHeight: token('font.lineHeight.compact'),
} as const;

/** The label above a control, where texts of any length fit. */
export const Label = styled('label')({
  ...labelText,
  // The control itself says that it is required.
  '&[data-required]::after': { content: '" *" / ""' },
});

/** The frame around a control and the element at its end; it shows the focus ring for the control. */
export const ControlFrame = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: frameHeight,
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
  borderRadius: token('radius.control'),
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  '&:hover': { borderColor: token('color.text.default') },
  '&:has(:is(input, select):focus-visible)': { ...frameFocus, borderColor: 'transparent' },
  '&[data-error]': { borderColor: token('color.feedback.error') },
  '&:has(:disabled)': { backgroundColor: token('color.surface.sunken'), color: token('color.text.muted') },
  '&:has(input:read-only)': { backgroundColor: token('color.surface.sunken') },
});

/** The input itself, without a style of its own. */
export const Control = styled('input')({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  paddingBlock: 0,
  paddingInline: fieldInset,
  border: 0,
  borderRadius: 'inherit',
  outline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: 0 },
  '&::placeholder': { color: token('color.text.muted'), opacity: 1 },
});

/** The help text or error below a control; it takes no space when empty. */
export const Message = styled('div')({
  display: 'flex',
  gap: token('space.100'),
  fontSize: token('font.size.caption'),
  lineHeight: token('font.lineHeight.body'),
  color: token('color.text.muted'),
  '&:empty': { display: 'none' },
  '&[data-error]': { color: token('color.feedback.error') },
  '& > svg': { flex: 'none', fontSize: token('size.icon.inline') },
});
