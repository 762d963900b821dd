import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { answerText } from './answerText.ts';
import type { Answers, ExerciseItem } from './Submission.ts';

type Answer = Answers[string][string];

const Choice = styled('fieldset')({
  display: 'grid',
  gap: token('space.100'),
  margin: 0,
  padding: `${token('space.150')} ${token('space.200')}`,
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
  borderRadius: token('radius.control'),
  minWidth: 0,
  '& > legend': { paddingInline: token('space.050'), fontWeight: token('font.weight.medium') },
  '& > p': { margin: 0, whiteSpace: 'pre-wrap' },
  '& > button': { justifySelf: 'start' },
});

interface TwoAnswersProps {
  readonly item: ExerciseItem;
  /** The answer that is saved; undefined for none. */
  readonly saved: Answer | undefined;
  readonly typed: Answer;
  readonly onKeepSaved: () => void;
  readonly onKeepTyped: () => void;
}

/** Asks which of two answers to keep, the saved one or the one that was typed here. */
export function TwoAnswers({ item, saved, typed, onKeepSaved, onKeepTyped }: TwoAnswersProps) {
  const { t } = useTranslation('reader');
  const shown = (answer: Answer | undefined): string => answerText(item, answer) || t(($) => $.submissions.noAnswer);
  return (
    <Choice>
      <legend>{t(($) => $.submissions.twoAnswers)}</legend>
      <span>{t(($) => $.submissions.twoSaved)}</span>
      <p dir="auto">{shown(saved)}</p>
      <Button onClick={onKeepSaved}>{t(($) => $.submissions.keepSaved)}</Button>
      <span>{t(($) => $.submissions.twoTyped)}</span>
      <p dir="auto">{shown(typed)}</p>
      <Button onClick={onKeepTyped}>{t(($) => $.submissions.keepTyped)}</Button>
    </Choice>
  );
}
