import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { answerText } from './answerText.ts';
import { TargetAnswers } from './QuestionField.tsx';
import { type Answers, exercisesOf, type Submission } from './Submission.ts';

const List = styled('dl')({
  margin: 0,
  maxHeight: '40dvh',
  overflowY: 'auto',
  '@media print': { maxHeight: 'none', overflow: 'visible' },
  '& > dt': { fontWeight: token('font.weight.medium') },
  '& > dd > p': { margin: 0 },
  '& > dd': { margin: `0 0 ${token('space.150')}`, whiteSpace: 'pre-wrap' },
});

interface HandInSummaryProps {
  readonly submission: Submission;
  readonly answers: Answers;
  /** Shows the target answers and the right ones, to staff. */
  readonly isOwner?: boolean;
}

/** Shows each question with its answer: what is about to be handed in, and what is printed. */
export function HandInSummary({ submission, answers, isOwner = false }: HandInSummaryProps) {
  const { t } = useTranslation('reader');
  const questions = exercisesOf(submission).flatMap(({ id, content }) =>
    content.flatMap((item, index) => {
      if (item.type === 'external-reference') return [];
      const question = item.type === 'reflection-task' ? item.title : item.phrase;
      return [{ key: `${id} ${index}`, item, question, text: answerText(item, answers[id]?.[String(index)]) }];
    }),
  );
  const answered = questions.filter(({ text }) => text.trim() !== '').length;
  return (
    <>
      <p style={{ margin: 0 }}>{t(($) => $.submissions.answered, { answered, total: questions.length })}</p>
      {/* Scrolled by keys too. */}
      <List tabIndex={0}>
        {questions.flatMap(({ key, item, question, text }) => [
          <dt key={`${key} question`}>{question}</dt>,
          <dd key={key}>
            <div dir="auto">{text || t(($) => $.submissions.noAnswer)}</div>
            {isOwner ? <TargetAnswers item={item} /> : null}
          </dd>,
        ])}
      </List>
    </>
  );
}
