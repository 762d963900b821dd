import { useTranslation } from 'react-i18next';
import { isEmpty } from './mergeAnswers.ts';
import { type Submission, shortTime } from './Submission.ts';

interface SubmissionTimeProps {
  readonly submission: Submission;
}

/** Shows, after the state of somebody else's work, when it was handed in or started; nothing before the first answer. */
export function SubmissionTime({ submission: { status, answers, startedAt, submittedAt } }: SubmissionTimeProps) {
  const { t, i18n } = useTranslation('reader');
  if (status === 'Submitted') return ` ${shortTime(submittedAt, i18n.language)}`;
  if (isEmpty(answers)) return null;
  return ` · ${t(($) => $.submissions.startedAt, { time: shortTime(startedAt, i18n.language) })}`;
}
