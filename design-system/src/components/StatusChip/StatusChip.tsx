import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space.100'),
  minHeight: '1.625rem',
  padding: `0 ${token('space.100')}`,
  border: `${token('border.thin')} solid currentColor`,
  borderRadius: token('radius.round'),
  fontSize: token('font.size.caption'),
  fontWeight: token('font.weight.medium'),
  color: token('color.text.muted'),
  '&::before': {
    content: '""',
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: token('radius.round'),
    backgroundColor: 'currentColor',
  },
  '&[data-tone=success]': { color: token('color.feedback.success') },
  '&[data-tone=info]': { color: token('color.action.primary') },
  '&[data-tone=error]': { color: token('color.feedback.error') },
  '@media (forced-colors: active)': {
    borderColor: 'CanvasText',
    '&::before': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
});

interface StatusChipProps {
  /** The status as text; the tone only repeats it. */
  label: string;
  tone?: 'success' | 'info' | 'error' | 'plain';
}

/** Shows the status of a record, such as that of a subscription. */
export function StatusChip({ label, tone = 'plain' }: StatusChipProps) {
  return <Chip data-tone={tone}>{label}</Chip>;
}
