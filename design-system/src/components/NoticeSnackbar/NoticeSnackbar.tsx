import { styled } from '@mui/material/styles';
import { safeGutter } from '../../layouts/safeGutter.ts';
import { token } from '../../tokens/token.ts';
import { Notice, type NoticeType } from './Notice.tsx';

/** The props of a notice at the bottom of the page; the texts are translated. */
export interface NoticeSnackbarProps {
  open: boolean;
  message: string;
  type?: NoticeType | undefined;
  closeLabel: string;
  onClose: () => void;
  /** The duration in ms (shell §9: 5000, admin §2: 4000); `null` shows the notice until it is closed. */
  autoHideDuration?: number | null;
}

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: safeGutter(theme.spacing(1)),
  insetBlockEnd: `calc(${token('size.bottomBar')} + ${theme.spacing(1)} + env(safe-area-inset-bottom))`,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  [theme.breakpoints.up('sm')]: {
    insetInline: safeGutter(theme.spacing(3)),
    insetBlockEnd: `max(${theme.spacing(3)}, env(safe-area-inset-bottom))`,
  },
  '@media print': { display: 'none' },
}));

/** Shows a notice that hides by itself, but not while it is hovered or focused. */
export function NoticeSnackbar({ open, autoHideDuration = 5000, type, ...text }: NoticeSnackbarProps) {
  const notice = open ? <Notice key={text.message} type={type} autoHideDuration={autoHideDuration} {...text} /> : null;
  return (
    <Place>
      <div role="status">{type === 'error' ? null : notice}</div>
      {open && type === 'error' ? <div role="alert">{notice}</div> : null}
    </Place>
  );
}
