import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/Error';
import InfoIcon from '@mui/icons-material/Info';
import NotificationsIcon from '@mui/icons-material/Notifications';
import WarningIcon from '@mui/icons-material/Warning';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useAnnounced } from '../../announcer/AnnouncerProvider.tsx';
import { motion, movesIn } from '../../theme/transitions.ts';
import { token } from '../../tokens/token.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { useAutoHide } from './useAutoHide.ts';

/** The type of a notice; a notice without one shows the default alert icon (shell §2). */
export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** What can be done from a notice, such as undoing what it reports. */
export interface NoticeAction {
  label: string;
  onClick: () => void;
}

interface NoticeProps {
  message: string;
  type: NoticeType | undefined;
  closeLabel: string;
  onClose: () => void;
  autoHideDuration: number | null;
  action?: NoticeAction | undefined;
}

const appearances = {
  success: { Icon: CheckCircleIcon, ground: token('color.feedback.success'), text: token('color.feedback.onSuccess') },
  error: { Icon: ErrorIcon, ground: token('color.feedback.error'), text: token('color.feedback.onError') },
  warning: { Icon: WarningIcon, ground: token('color.feedback.warning'), text: token('color.feedback.onWarning') },
  info: { Icon: InfoIcon, ground: token('color.feedback.info'), text: token('color.feedback.onInfo') },
  default: { Icon: NotificationsIcon, ground: token('color.surface.inverse'), text: token('color.text.onInverse') },
};

const Card = styled('div')(({ theme }) => ({
  '--rk-ring': 'currentColor',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  maxWidth: '36rem',
  padding: theme.spacing(0.5, 0.5, 0.5, 2),
  borderRadius: token('radius.card'),
  boxShadow: theme.shadows[6],
  pointerEvents: 'auto',
  transition: motion('enter', 'opacity', 'translate'),
  [movesIn]: { '@starting-style': { opacity: 0, translate: `0 ${token('motion.enter.distance')}` } },
  '& > svg': { flex: 'none' },
  '& > p': { flex: 1, minWidth: 0, margin: 0, paddingBlock: theme.spacing(1) },
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid CanvasText` },
}));

/** Renders and announces one visible notice. */
export function Notice({ message, type, closeLabel, onClose, autoHideDuration, action }: NoticeProps) {
  const id = useId();
  useAnnounced(message, type === 'error' ? 'assertive' : 'polite');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useAutoHide(autoHideDuration, hovered || focused, onClose);
  const { Icon, ground, text } = appearances[type ?? 'default'];
  return (
    <Card
      style={{ backgroundColor: ground, color: text }}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Icon aria-hidden />
      <p id={id}>{message}</p>
      {action ? (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          aria-describedby={id}
          // The second click of a double click would use the action that the first one has brought.
          onClick={({ detail }) => {
            if (detail < 2) action.onClick();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Card>
  );
}
