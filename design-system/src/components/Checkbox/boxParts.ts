import { styled } from '@mui/material/styles';
import { focusRing } from '../../theme/focusRing.ts';
import { token } from '../../tokens/token.ts';

const size = '1.25rem';

/** The pressed area of a native box or circle and its words; the first line of long words stands beside it. */
export const BoxLabel = styled('label')({
  display: 'flex',
  gap: token('space.150'),
  minWidth: token('size.target'),
  minHeight: token('size.target'),
  paddingBlock: `calc((${token('size.target')} - 1lh) / 2)`,
  cursor: 'pointer',
  // What stands alone is in the middle of its area.
  '& > input:only-child': { marginInline: 'auto' },
  '&:has(:disabled)': { cursor: 'not-allowed', color: token('color.text.muted') },
});

/** The look of a native box or circle, whose mark is in the text's colour of what it is on. */
export const box = {
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: size,
  height: size,
  marginBlock: `calc((1lh - ${size}) / 2)`,
  marginInline: 0,
  border: `${token('border.thick')} solid ${token('color.border.control')}`,
  backgroundColor: token('color.surface.raised'),
  font: 'inherit',
  cursor: 'inherit',
  printColorAdjust: 'exact',
  'label:hover > &:enabled': { borderColor: token('color.text.default') },
  '&:checked, &[data-some], label:hover > &:is(:checked, [data-some]):enabled': { borderColor: token('color.action.primary') },
  '&[aria-invalid=true], label:hover > &[aria-invalid=true]:enabled': { borderColor: token('color.feedback.error') },
  '&:focus-visible': focusRing,
  '&:disabled': { backgroundColor: token('color.surface.sunken') },
  '&::before': { content: '""', backgroundColor: 'currentColor' },
  '&:not(:checked, [data-some])::before': { content: 'none' },
  // The system draws its own, in its colours.
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { content: 'none' } },
} as const;
