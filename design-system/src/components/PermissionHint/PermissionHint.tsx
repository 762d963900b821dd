import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';

interface PermissionHintProps {
  /** Why something is absent or cannot be changed, and who can do it instead. */
  reason: string;
  /** For the `aria-describedby` of what it explains. */
  id?: string;
}

const Root = styled('p')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.375rem',
  margin: 0,
  color: token('color.text.muted'),
  fontSize: token('font.size.caption'),
  lineHeight: 1.45,
  '& > svg': { flex: 'none', fontSize: '1.1rem' },
});

/** Says in the place of a missing button or beside a read-only value why that is so. */
export function PermissionHint({ reason, id }: PermissionHintProps) {
  return (
    <Root id={id}>
      <LockOutlinedIcon aria-hidden />
      <span>{reason}</span>
    </Root>
  );
}
