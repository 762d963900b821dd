import HintIcon from '@mui/icons-material/LightbulbOutlined';
import { styled } from '@mui/material/styles';
import { Hint, IconButton, Radio, token } from '@realmkit/design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthOf, longestAnswer } from './mergeAnswers.ts';
import { type ReadAloud, ReadAloudButton } from './ReadAloudButton.tsx';
import type { Answers, ExerciseItem } from './Submission.ts';

type Answer = Answers[string][string];

const Question = styled('div')({ display: 'grid', gap: token('space.100'), minWidth: 0, '& > p': { margin: 0 } });
const Phrase = styled('div')({
  display: 'flex',
  alignItems: 'start',
  gap: token('space.100'),
  '& > label, & > [id]': { flex: 1, fontWeight: token('font.weight.medium') },
});
const Writing = styled('textarea')({
  width: '100%',
  minHeight: '6rem',
  padding: token('space.150'),
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
  borderRadius: token('radius.control'),
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  font: 'inherit',
  resize: 'vertical',
  // A long answer is read without scrolling within its field.
  '&:read-only': { minHeight: 0, fieldSizing: 'content', backgroundColor: token('color.surface.sunken') },
});
const Choices = styled('div')({ display: 'grid', gap: token('space.050'), minWidth: 0 });

const Right = styled('span')({
  display: 'inline-block',
  marginInlineStart: token('space.150'),
  paddingInline: token('space.100'),
  borderRadius: token('radius.control'),
  backgroundColor: token('color.feedback.successSoft'),
  color: token('color.feedback.onSuccessSoft'),
});

const Refused = styled('strong')({ color: token('color.feedback.onErrorSoft'), backgroundColor: token('color.feedback.errorSoft') });

/** The number of characters from which the field counts them. */
const countFrom = 9000;

interface QuestionFieldProps {
  readonly item: ExerciseItem;
  readonly answer: Answer | undefined;
  readonly readOnly: boolean;
  /** False for the question alone. */
  readonly hasField: boolean;
  /** Shows the target answers as a hint (reader §6). */
  readonly isOwner: boolean;
  /** The language of the question (BCP 47); that of the interface without it. */
  readonly language: string | undefined;
  /** Undefined where no voice reads the question. */
  readonly readAloud: ReadAloud | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

const written = (answer: Answer | undefined): string => (answer && 'value' in answer ? answer.value : '');

const Target = styled('p')({ color: token('color.text.muted'), fontSize: token('font.size.caption') });

/** Returns the sentence with the target answers or the right answer of a question; undefined where it has none, or nobody may see it. */
function useTargetText(item: ExerciseItem): string | undefined {
  const { t } = useTranslation('reader');
  if (item.type === 'open-question' && item.targetAnswers?.length)
    return t(($) => $.submissions.targets, { answers: item.targetAnswers.join(', ') });
  const correct = item.type === 'closed-question' && item.answer.options.find(({ id }) => id === item.answer.correctOptionId);
  return correct ? t(($) => $.submissions.correct, { answer: correct.text }) : undefined;
}

/** Shows the target answers or the right answer of a question, for whoever reads the answers of several people to it. */
export function TargetAnswers({ item }: { readonly item: ExerciseItem }) {
  const text = useTargetText(item);
  return text === undefined ? null : <Target>{text}</Target>;
}

function TargetHint({ text }: { readonly text: string }) {
  const { t } = useTranslation('reader');
  return (
    <Hint text={text}>
      {(describedBy) => (
        <IconButton label={t(($) => $.submissions.hint)} aria-describedby={describedBy}>
          <HintIcon aria-hidden />
        </IconButton>
      )}
    </Hint>
  );
}

interface ClosedQuestionProps extends QuestionFieldProps {
  readonly item: Extract<ExerciseItem, { type: 'closed-question' }>;
}

function ClosedQuestion({ item, answer, readOnly, hasField, isOwner, language, readAloud, onAnswer }: ClosedQuestionProps) {
  const { t } = useTranslation('reader');
  const id = useId();
  const phraseId = `${id}phrase`;
  const readButton = <ReadAloudButton readAloud={readAloud} describedBy={phraseId} />;
  const targetText = useTargetText(item);
  const { options, correctOptionId } = item.answer;
  const correct = options.find((option) => option.id === correctOptionId);
  if (!hasField) {
    return (
      <Question>
        <Phrase>
          <strong id={phraseId} lang={language}>
            {item.phrase}
          </strong>
          {readButton}
        </Phrase>
        <ul>
          {options.map((option) => (
            <li key={option.id} lang={language}>
              {option.text}
            </li>
          ))}
        </ul>
      </Question>
    );
  }
  const chosen = answer && 'optionId' in answer ? answer.optionId : undefined;
  return (
    <Choices role="radiogroup" aria-labelledby={phraseId}>
      <Phrase>
        <span id={phraseId} lang={language}>
          {item.phrase}
        </span>
        {readButton}
        {isOwner && targetText !== undefined ? <TargetHint text={targetText} /> : null}
      </Phrase>
      {options.map((option) => (
        <Radio
          key={option.id}
          name={id}
          checked={chosen === option.id}
          disabled={readOnly && chosen !== option.id}
          onChange={() => {
            if (!readOnly) onAnswer({ optionId: option.id });
          }}
        >
          <span lang={language}>{option.text}</span>
          {isOwner && option === correct ? <Right>{t(($) => $.submissions.right)}</Right> : null}
        </Radio>
      ))}
    </Choices>
  );
}

/** Shows one part of an exercise: an open or closed question, a reflection task, or an external reference (reader §3). */
export function QuestionField(props: QuestionFieldProps) {
  const { item, answer, readOnly, hasField, isOwner, language, readAloud, onAnswer } = props;
  const { t } = useTranslation('reader');
  const id = useId();
  const [hasPastedPicture, setHasPastedPicture] = useState(false);
  const phraseId = `${id}phrase`;
  const readButton = <ReadAloudButton readAloud={readAloud} describedBy={phraseId} />;
  const targetText = useTargetText(item);
  if (item.type === 'external-reference') {
    return (
      <Question>
        <p>
          <a href={/^https?:/i.test(item.url) ? item.url : undefined} target="_blank" rel="noopener noreferrer">
            {item.text}
          </a>
        </p>
      </Question>
    );
  }
  if (item.type === 'closed-question') return <ClosedQuestion {...props} item={item} />;
  const question = item.type === 'open-question' ? item.phrase : item.title;
  const description = item.type === 'reflection-task' ? <p lang={language}>{item.description}</p> : null;
  if (!hasField) {
    return (
      <Question>
        <Phrase>
          <strong id={phraseId} lang={language}>
            {question}
          </strong>
          {readButton}
        </Phrase>
        {description}
      </Question>
    );
  }
  const length = lengthOf(answer);
  const isTooLong = length > longestAnswer;
  return (
    <Question>
      <Phrase>
        <label id={phraseId} htmlFor={id} lang={language}>
          {question}
        </label>
        {readButton}
        {isOwner && targetText !== undefined ? <TargetHint text={targetText} /> : null}
      </Phrase>
      {isOwner ? <TargetAnswers item={item} /> : null}
      {description}
      <Writing
        id={id}
        dir="auto"
        readOnly={readOnly}
        aria-describedby={length >= countFrom ? `${id}length` : undefined}
        aria-invalid={isTooLong}
        placeholder={readOnly ? t(($) => $.submissions.noAnswer) : t(($) => $.submissions.answer)}
        value={written(answer)}
        onChange={(event) => onAnswer({ value: event.target.value })}
        onPaste={({ clipboardData }) => setHasPastedPicture(!readOnly && clipboardData.files.length > 0 && !clipboardData.getData('text'))}
      />
      {hasPastedPicture ? <Refused role="alert">{t(($) => $.submissions.onlyText)}</Refused> : null}
      {length >= countFrom && !readOnly ? (
        <p id={`${id}length`}>
          <span>
            {t(($) => $.submissions.length, {
              length,
              most: longestAnswer,
            })}
          </span>
          {isTooLong ? <Refused role="alert"> {t(($) => $.submissions.tooLongHere)}</Refused> : null}
        </p>
      ) : null}
    </Question>
  );
}
