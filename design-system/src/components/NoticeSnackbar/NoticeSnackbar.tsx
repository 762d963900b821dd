import { styled } from '@mui/material/styles';
import { safeGutter } from '../../theme/safeGutter.ts';
import { token } from '../../tokens/token.ts';
import { Notice, type NoticeAction, type NoticeType } from './Notice.tsx';

/** A notice with an action: it stays until it is closed, however many others come and go. */
export interface PinnedNotice {
  id: string;
  message: string;
  type?: NoticeType | undefined;
  action: NoticeAction;
  /** What closing it means, where it answers a question. */
  closeLabel?: string;
}

/** The props of a notice at the bottom of the page; the texts are translated. */
export interface NoticeSnackbarProps {
  open: boolean;
  message: string;
  type?: NoticeType | undefined;
  closeLabel: string;
  onClose: () => void;
  /** The duration in ms (shell §9: 5000, admin §2: 4000); `null` shows the notice until it is closed. */
  autoHideDuration?: number | null;
  /** The notices with an action, the oldest first. One that changes keeps its place and its focus. */
  pinned?: readonly PinnedNotice[];
  /** Called with the id of a pinned notice that is closed. */
  onClosePinned?: (id: string) => void;
}

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: safeGutter(theme.spacing(1)),
  insetBlockEnd: `calc(${token('size.bottomBar')} + ${theme.spacing(1)} + env(safe-area-inset-bottom))`,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  pointerEvents: 'none',
  '& > div': { display: 'grid', justifyItems: 'center', gap: theme.spacing(1), maxBlockSize: '50dvh', overflowY: 'auto' },
  [theme.breakpoints.up('sm')]: {
    insetInline: safeGutter(theme.spacing(3)),
    // A page with a bar at its end on wide screens too says how high it is.
    insetBlockEnd: `calc(max(${theme.spacing(3)}, env(safe-area-inset-bottom)) + var(--rk-end-bar, 0px))`,
  },
  '@media print': { display: 'none' },
}));

/** Shows a notice that hides by itself, but not while it is hovered or focused; and above it those with an action, which stay. */
export function NoticeSnackbar({ open, autoHideDuration = 5000, type, pinned = [], onClosePinned, ...text }: NoticeSnackbarProps) {
  const notice = open ? <Notice key={text.message} type={type} autoHideDuration={autoHideDuration} {...text} /> : null;
  return (
    <Place>
      <div>
        {pinned.map(({ id, ...shown }) => (
          <Notice
            key={id}
            type={shown.type}
            message={shown.message}
            action={shown.action}
            closeLabel={shown.closeLabel ?? text.closeLabel}
            onClose={() => onClosePinned?.(id)}
            autoHideDuration={null}
          />
        ))}
        {notice}
      </div>
    </Place>
  );
}
