import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { EmptyState, Section, token } from '@realmkit/design-system';
import type { components } from '@realmkit/openapi/types/submissions';
import { useTranslation } from 'react-i18next';
import { exercisesOf, QuestionField, type Submission } from '../../player/submissions/index.ts';
import { PupilStatus } from './PupilStatus.tsx';
import { Reopen } from './Reopen.tsx';
import { Stepper } from './Stepper.tsx';

const Answers = styled('div')({ display: 'grid', gap: token('space.250'), minWidth: 0 });

/** Staff change no answer. */
const keep = () => {};

interface PupilAnswersProps {
  /** The path of the review. */
  readonly path: string;
  readonly review: components['schemas']['Review'];
  readonly pupils: readonly Submission[];
  readonly id: string;
}

/** Shows the answers of one pupil as the reader shows them to staff, with the way to the next one. */
export function PupilAnswers({ path, review, pupils, id }: PupilAnswersProps) {
  const { t } = useTranslation('review');
  const submission = pupils.find((one) => one.id === id);
  if (!submission) return <EmptyState picture="no-tasks" title={t(($) => $.gone)} description={t(($) => $.goneHelp)} />;
  return (
    <Section>
      <Stepper
        paths={pupils.map((one) => `${path}/pupil/${encodeURIComponent(one.id)}`)}
        index={pupils.indexOf(submission)}
        previousLabel={t(($) => $.previousPupil)}
        nextLabel={t(($) => $.nextPupil)}
      />
      <Typography variant="h2" aria-live="polite">
        <bdi>{submission.userName}</bdi>
      </Typography>
      <PupilStatus submission={submission} />
      {submission.status === 'Submitted' ? (
        <Reopen key={`reopen ${id}`} submission={submission} review={review} />
      ) : (
        <p>{t(($) => $.notHandedIn)}</p>
      )}
      <Answers key={`answers ${id}`}>
        {exercisesOf(submission).flatMap(({ id: exercise, content }) =>
          content.map((item, index) => (
            <QuestionField
              key={`${exercise} ${index}`}
              item={item}
              answer={submission.answers[exercise]?.[String(index)]}
              readOnly
              hasField
              isOwner
              language={submission.context.language}
              readAloud={undefined}
              onAnswer={keep}
            />
          )),
        )}
      </Answers>
    </Section>
  );
}
