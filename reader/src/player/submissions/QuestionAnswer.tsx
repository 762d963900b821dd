import { answerText } from './answerText.ts';
import { withTyped } from './mergeAnswers.ts';
import { NotHandedIn } from './NotHandedIn.tsx';
import { QuestionField } from './QuestionField.tsx';
import { type ExerciseItem, type Submission, withAnswer } from './Submission.ts';
import { spokenQuestion } from './spokenQuestion.ts';
import { TwoAnswers } from './TwoAnswers.tsx';
import type { AnswersState } from './useAnswers.ts';
import type { QuestionReader } from './useQuestionReader.ts';

interface QuestionAnswerProps {
  readonly submission: Submission;
  /** The question, and where it is in the submission. */
  readonly place: { readonly id: string; readonly index: number; readonly item: ExerciseItem };
  readonly answers: Pick<AnswersState, 'answers' | 'typed' | 'conflicts' | 'change'>;
  readonly readOnly: boolean;
  readonly hasField: boolean;
  readonly isOwner: boolean;
  /** Undefined if questions cannot be read aloud. */
  readonly reader: QuestionReader | undefined;
  /** Called when the user has chosen one of two answers. */
  readonly onChosen: () => void;
}

/** Shows a question with its answer, and what is typed beside it: an answer that was saved elsewhere, or one that was not handed in. */
export function QuestionAnswer({ submission, place, answers, readOnly, hasField, isOwner, reader, onChosen }: QuestionAnswerProps) {
  const { id, index, item } = place;
  const { change } = answers;
  const at = `${id} ${index}`;
  const [typed, conflict] = [answers.typed[id]?.[String(index)], answers.conflicts[id]?.[String(index)]];
  const saved = submission.answers[id]?.[String(index)];
  const keep = (part: 'answers' | 'base') => {
    onChosen();
    change((before) => ({ ...before, [part]: withAnswer(before[part], id, index, saved ?? { value: '' }) }));
  };
  const discard = () => change((before) => ({ ...before, answers: withAnswer(before.answers, id, index, saved ?? { value: '' }) }));
  return (
    <>
      <QuestionField
        item={item}
        answer={answers.answers[id]?.[String(index)]}
        readOnly={readOnly}
        hasField={hasField}
        isOwner={isOwner}
        language={submission.context.language}
        readAloud={reader && { isReading: reader.reading === at, onToggle: () => reader.toggle(at, spokenQuestion(item)) }}
        onAnswer={(answer) => change((before, stored) => withTyped(before, stored, id, index, answer))}
      />
      {conflict ? (
        <TwoAnswers item={item} saved={saved} typed={conflict} onKeepSaved={() => keep('answers')} onKeepTyped={() => keep('base')} />
      ) : null}
      {submission.status === 'Submitted' && typed ? <NotHandedIn text={answerText(item, typed)} onDiscard={discard} /> : null}
    </>
  );
}
