import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { EmptyState, Section, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { type Submission, TargetAnswers } from '../../player/submissions/index.ts';
import { questionsOf, stateOf, textOfAnswer } from './reviewOf.ts';
import { Stepper } from './Stepper.tsx';

const List = styled('dl')({
  margin: 0,
  '& > div': { paddingBlock: token('space.150'), breakInside: 'avoid' },
  '& > div + div': { borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}` },
  '& dt': { fontWeight: token('font.weight.medium') },
  '& dt > span, & [data-none]': { color: token('color.text.muted'), fontWeight: token('font.weight.regular') },
  '& dd': { margin: `${token('space.050')} 0 0`, whiteSpace: 'pre-wrap' },
});

interface QuestionAnswersProps {
  /** The path of the review. */
  readonly path: string;
  readonly pupils: readonly Submission[];
  /** The question, counted from 1. */
  readonly number: number;
}

/** Shows what each pupil has answered to one question, with the way to the next question. */
export function QuestionAnswers({ path, pupils, number }: QuestionAnswersProps) {
  const { t } = useTranslation('review');
  const { t: reader } = useTranslation('reader');
  const questions = pupils[0] ? questionsOf(pupils[0]) : [];
  const question = questions[number - 1];
  if (!question) return <EmptyState picture="no-tasks" title={t(($) => $.gone)} description={t(($) => $.goneHelp)} />;
  return (
    <Section>
      <Stepper
        paths={questions.map((_, index) => `${path}/question/${index + 1}`)}
        index={number - 1}
        previousLabel={t(($) => $.previousQuestion)}
        nextLabel={t(($) => $.nextQuestion)}
      />
      <Typography variant="h2" aria-live="polite">
        {question.text}
      </Typography>
      <TargetAnswers item={question.item} />
      <List>
        {pupils.map((submission) => {
          const text = textOfAnswer(question, submission);
          return (
            <div key={submission.id}>
              <dt>
                <bdi>{submission.userName}</bdi>
                {stateOf(submission) === 'submitted' ? null : <span> · {reader(($) => $.submissions.notHandedIn)}</span>}
              </dt>
              <dd dir="auto" data-none={text === '' || undefined}>
                {text || reader(($) => $.submissions.noAnswer)}
              </dd>
            </div>
          );
        })}
      </List>
    </Section>
  );
}
