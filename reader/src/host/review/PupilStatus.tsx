import { styled } from '@mui/material/styles';
import { StatusChip, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { type Submission, shortTime } from '../../player/submissions/index.ts';
import { stateOf } from './reviewOf.ts';

const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token('space.050')} ${token('space.150')}`,
  color: token('color.text.muted'),
  fontSize: token('font.size.caption'),
});

const tones = { notStarted: 'plain', started: 'info', submitted: 'success' } as const;

/** Shows how far a pupil is, and since when; a dash for a time that nobody knows. */
export function PupilStatus({ submission }: { readonly submission: Submission }) {
  const { t, i18n } = useTranslation('review');
  const state = stateOf(submission);
  const { startedAt, submittedAt, reopenedAt } = submission;
  const time = (iso: string | undefined) => shortTime(iso, i18n.language);
  return (
    <Line>
      <StatusChip label={t(($) => $.states[state])} tone={tones[state]} />
      {state === 'submitted' ? <span>{time(submittedAt)}</span> : null}
      {state === 'started' ? <span>{t(($) => $.startedAt, { time: time(startedAt) })}</span> : null}
      {reopenedAt === undefined ? null : <span>{t(($) => $.reopenedAt, { time: time(reopenedAt) })}</span>}
    </Line>
  );
}
