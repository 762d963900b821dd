import ScheduleIcon from '@mui/icons-material/Schedule';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { token } from '../../tokens/token.ts';

/** The props of the notice about a trial. */
export interface TrialNoticeProps {
  /** Such as "14 days free". */
  title: string;
  /** The end of the trial, the price after it, and how to cancel. */
  children: ReactNode;
  action?: ReactNode;
}

const Root = styled('aside')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token('space.100')} ${token('space.200')}`,
  padding: token('space.200'),
  // The tint alone is nearly the page's colour.
  border: `${token('border.thin')} solid color-mix(in srgb, ${token('color.feedback.info')} 30%, transparent)`,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.feedback.infoSoft'),
  color: token('color.feedback.onInfoSoft'),
  '& > svg': { flex: 'none', color: token('color.feedback.info') },
  // The icon stays beside the text, and the action moves below it when there is no space.
  '& > div': { flex: '1 1 0', minWidth: 'min(12rem, 70%)' },
  '& strong': { display: 'block', fontWeight: token('font.weight.strong') },
  '@media (forced-colors: active)': { borderColor: 'CanvasText' },
});

/** Says, before and during a trial, when it ends and what follows. */
export function TrialNotice({ title, children, action }: TrialNoticeProps) {
  return (
    <Root aria-label={title}>
      <ScheduleIcon aria-hidden />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
      {action}
    </Root>
  );
}
