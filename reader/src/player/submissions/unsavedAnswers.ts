import { type Answers, withAnswer } from './Submission.ts';

type Answer = Answers[string][string];

const entriesOf = (answers: Answers): [exercise: string, index: number, answer: Answer][] =>
  Object.entries(answers).flatMap(([exercise, questions]) =>
    Object.entries(questions).map(([index, answer]): [string, number, Answer] => [exercise, Number(index), answer]),
  );

const textOf = (answer: Answer | undefined): string => {
  if (answer === undefined) return '';
  return 'value' in answer ? answer.value : answer.optionId;
};

/** Returns the answers of a draft that differ from the saved ones. */
export const unsavedAnswers = (saved: Answers, draft: Answers): Answers =>
  entriesOf(draft)
    .filter(([exercise, index, answer]) => textOf(answer) !== textOf(saved[exercise]?.[String(index)]))
    .reduce<Answers>((unsaved, [exercise, index, answer]) => withAnswer(unsaved, exercise, index, answer), {});

/** Returns the saved answers with those of a draft in their place: what another device has saved meanwhile stays where the draft has nothing. */
export const withDraft = (saved: Answers, draft: Answers): Answers =>
  entriesOf(draft).reduce((answers, [exercise, index, answer]) => withAnswer(answers, exercise, index, answer), saved);

/** Returns whether an external value is a draft. */
export function isAnswers(value: unknown): value is Answers {
  const isObject = (one: unknown): one is object => typeof one === 'object' && one !== null && !Array.isArray(one);
  const isText = (one: unknown): boolean => typeof one === 'string';
  return (
    isObject(value) &&
    Object.values(value).every(
      (questions: unknown) =>
        isObject(questions) &&
        Object.values(questions).every(
          (answer: unknown) =>
            isObject(answer) && (('value' in answer && isText(answer.value)) || ('optionId' in answer && isText(answer.optionId))),
        ),
    )
  );
}
