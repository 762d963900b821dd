import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';

interface PermissionHintProps {
  /** The reason why a control is missing or disabled, and who can act instead. */
  reason: string;
  /** For the `aria-describedby` of the control. */
  id?: string;
}

const Root = styled('p')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token('space.100'),
  margin: 0,
  color: token('color.text.muted'),
  fontSize: token('font.size.caption'),
  lineHeight: token('font.lineHeight.body'),
  '& > svg': { flex: 'none', fontSize: token('size.icon.inline') },
});

/** Explains a missing button or a read-only value. */
export function PermissionHint({ reason, id }: PermissionHintProps) {
  return (
    <Root id={id}>
      <LockOutlinedIcon aria-hidden />
      <span>{reason}</span>
    </Root>
  );
}
