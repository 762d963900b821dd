import { textOf } from './mergeAnswers.ts';
import type { Answers, ExerciseItem } from './Submission.ts';

/** Returns an answer as its user has read it: what was written, or the text of the chosen option; an empty text for no answer. */
export function answerText(item: ExerciseItem, answer: Answers[string][string] | undefined): string {
  const options = item.type === 'closed-question' ? item.answer.options : [];
  return options.find(({ id }) => id === textOf(answer))?.text ?? textOf(answer);
}
