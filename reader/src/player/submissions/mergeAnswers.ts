import { type Answers, type Draft, type DraftRequest, type Submission, withAnswer } from './Submission.ts';

type Answer = Answers[string][string];

/** A draft without answers. */
export const emptyDraft: Draft = { answers: {}, base: {} };

/** What is left of a draft, and how it is saved. */
export interface MergedAnswers {
  /** What this device alone has changed: it is saved. */
  readonly mine: Answers;
  /** What is typed here where something else has been saved since, or where that is not known: it is saved once the user has chosen it. */
  readonly conflicts: Answers;
}

/** Returns whether there are no answers. */
export const isEmpty = (answers: Answers): boolean => Object.keys(answers).length === 0;

const entriesOf = (answers: Answers): [exercise: string, index: string, answer: Answer][] =>
  Object.entries(answers).flatMap(([exercise, questions]) =>
    Object.entries(questions).map(([index, answer]): [string, string, Answer] => [exercise, index, answer]),
  );

/** Returns what was written or the id of the option that was chosen; an empty text for no answer. */
export const textOf = (answer: Answer | undefined): string => {
  if (answer === undefined) return '';
  return 'value' in answer ? answer.value : answer.optionId;
};

/** Returns the first answers with those of the second in their place. */
export const withAnswers = (answers: Answers, others: Answers): Answers =>
  entriesOf(others).reduce((all, [exercise, index, answer]) => withAnswer(all, exercise, Number(index), answer), answers);

const filtered = (answers: Answers, matches: (answer: Answer, exercise: string, index: string) => unknown): Answers =>
  entriesOf(answers)
    .filter(([exercise, index, answer]) => matches(answer, exercise, index))
    .reduce<Answers>((all, [exercise, index, answer]) => withAnswer(all, exercise, Number(index), answer), {});

/** Returns the answers of a draft that differ from the saved ones, merged question by question from their common base. */
export function mergeAnswers({ base, answers }: Draft, saved: Answers): MergedAnswers {
  const merged: { mine: Answers; conflicts: Answers } = { mine: {}, conflicts: {} };
  for (const [exercise, index, answer] of entriesOf(answers)) {
    const before = base[exercise]?.[index];
    const [own, stored] = [textOf(answer), textOf(saved[exercise]?.[index])];
    if (own === stored || (before && own === textOf(before))) continue;
    const part = before && textOf(before) === stored ? 'mine' : 'conflicts';
    merged[part] = withAnswer(merged[part], exercise, Number(index), answer);
  }
  return merged;
}

/** Returns what is left of a draft beside the saved answers: what was typed and is neither saved nor taken back. */
export function unsavedDraft(draft: Draft, saved: Answers): Draft {
  const { mine, conflicts } = mergeAnswers(draft, saved);
  const answers = withAnswers(mine, conflicts);
  return { answers, base: filtered(draft.base, (_, exercise, index) => answers[exercise]?.[index]) };
}

/** The largest number of characters of an answer, by the contract. */
export const longestAnswer = 10_000;

/** Returns the number of characters of an answer as the contract counts them. */
export const lengthOf = (answer: Answer | undefined): number => [...textOf(answer)].length;

/** Returns the answers that are too long to be saved. */
export const tooLong = (answers: Answers): Answers => filtered(answers, (answer) => lengthOf(answer) > longestAnswer);

/** Returns a draft without the answers that are too long to be saved. */
export const savable = ({ answers, base }: Draft): Draft => ({
  base,
  answers: filtered(answers, (answer) => lengthOf(answer) <= longestAnswer),
});

/** Returns the request that sends a draft as it is; undefined where the user has something to choose or to shorten, and without ETags. */
export function draftRequest(draft: Draft, { etag, answers }: Pick<Submission, 'etag' | 'answers'>): DraftRequest | undefined {
  const { mine, conflicts } = mergeAnswers(draft, answers);
  if (etag === undefined || !isEmpty(conflicts) || !isEmpty(tooLong(mine))) return undefined;
  return { etag, answers: withAnswers(answers, mine) };
}

/** Returns a draft with one more answer, which replaces the saved one. */
export function withTyped({ answers, base }: Draft, saved: Answers, exercise: string, index: number, answer: Answer): Draft {
  const isNew = answers[exercise]?.[String(index)] === undefined;
  return {
    answers: withAnswer(answers, exercise, index, answer),
    base: isNew ? withAnswer(base, exercise, index, saved[exercise]?.[String(index)] ?? { value: '' }) : base,
  };
}

/** Returns whether an external value has the shape of answers. */
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

/** Reads a stored draft; one of an earlier release is answers alone, without their base. Returns undefined where the value is none. */
export function readDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('answers' in value && 'base' in value && isAnswers(value.answers) && isAnswers(value.base))
    return { answers: value.answers, base: value.base, ...('isHandingIn' in value && { isHandingIn: value.isHandingIn === true }) };
  return isAnswers(value) ? { answers: value, base: {} } : undefined;
}
