import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';
import { Notice, type NoticeType } from './Notice.tsx';

/** A notice at the foot of the page; the texts come translated. */
export interface NoticeSnackbarProps {
  open: boolean;
  message: string;
  type?: NoticeType | undefined;
  closeLabel: string;
  onClose: () => void;
  /** Time on show in ms (shell §9: 5000, admin §2: 4000); `null` shows it until it is closed. */
  autoHideDuration?: number | null;
}

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: theme.spacing(1),
  insetBlockEnd: `calc(${token('size.bottomBar')} + ${theme.spacing(1)} + env(safe-area-inset-bottom))`,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  [theme.breakpoints.up('sm')]: { insetInline: theme.spacing(3), insetBlockEnd: theme.spacing(3) },
  '@media print': { display: 'none' },
}));

/** Says what has happened and goes away by itself, but not while someone points at it or has the focus on it. */
export function NoticeSnackbar({ open, autoHideDuration = 5000, type, ...text }: NoticeSnackbarProps) {
  const notice = open ? <Notice key={text.message} type={type} autoHideDuration={autoHideDuration} {...text} /> : null;
  return (
    <Place>
      <div role="status">{type === 'error' ? null : notice}</div>
      {open && type === 'error' ? <div role="alert">{notice}</div> : null}
    </Place>
  );
}
