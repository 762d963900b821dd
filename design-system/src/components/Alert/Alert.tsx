import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useAnnouncedContent } from '../../announcer/Announced.tsx';
import { token } from '../../tokens/token.ts';

/** The props of an alert. */
export interface AlertProps {
  severity: 'error' | 'warning' | 'info' | 'success';
  /** For what is part of the page from its beginning: it is not announced. */
  isNote?: boolean;
  /** What the user can do about it, beside the text or below it. */
  action?: ReactNode;
  children: ReactNode;
}

const icons = { error: ErrorIcon, warning: WarningIcon, info: InfoIcon, success: SuccessIcon };

const toneOf = (severity: AlertProps['severity'], soft: string, onSoft: string) => ({
  [`&[data-severity=${severity}]`]: { backgroundColor: soft, color: onSoft },
});

const Root = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  columnGap: token('space.150'),
  padding: `${token('space.150')} ${token('space.200')}`,
  // The tint alone is nearly the page's colour.
  border: `${token('border.thin')} solid color-mix(in srgb, currentColor 30%, transparent)`,
  borderRadius: token('radius.control'),
  fontSize: token('font.size.small'),
  ...toneOf('error', token('color.feedback.errorSoft'), token('color.feedback.onErrorSoft')),
  ...toneOf('warning', token('color.feedback.warningSoft'), token('color.feedback.onWarningSoft')),
  ...toneOf('info', token('color.feedback.infoSoft'), token('color.feedback.onInfoSoft')),
  ...toneOf('success', token('color.feedback.successSoft'), token('color.feedback.onSuccessSoft')),
  '& > svg': { flex: 'none' },
  // The action moves below the text when there is no space beside it.
  '& > div': { flex: '1 1 0', minWidth: 'min(12rem, 70%)' },
});

const urgencies = { error: 'assertive', warning: 'assertive', info: 'polite', success: 'polite' } as const;

/** Shows and announces a message about what happened or what to know, in the colours of its severity. */
export function Alert({ severity, isNote = false, action, children }: AlertProps) {
  const Icon = icons[severity];
  const text = useAnnouncedContent(isNote ? undefined : urgencies[severity]);
  return (
    <Root role={isNote ? 'note' : undefined} data-severity={severity}>
      <Icon fontSize="small" aria-hidden />
      <div ref={text}>{children}</div>
      {action}
    </Root>
  );
}
