import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.625rem',
  padding: `0 ${token('space.150')}`,
  border: `${token('border.thin')} solid currentColor`,
  borderRadius: token('radius.round'),
  fontSize: token('font.size.caption'),
  fontWeight: token('font.weight.medium'),
  whiteSpace: 'nowrap',
  color: token('color.text.muted'),
  '&[data-tone=staff]': { color: token('color.action.primary') },
  '&[data-tone=admin]': {
    borderColor: 'transparent',
    backgroundColor: token('color.action.selected'),
    color: token('color.action.onSelected'),
  },
  '@media (forced-colors: active)': { borderColor: 'CanvasText' },
});

interface RoleChipProps {
  /** The role as text; the tone only repeats it. */
  label: string;
  tone?: 'admin' | 'staff' | 'plain';
}

/** Shows the role of a user at a school. */
export function RoleChip({ label, tone = 'plain' }: RoleChipProps) {
  return <Chip data-tone={tone}>{label}</Chip>;
}
