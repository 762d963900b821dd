import { isStarted } from '@realmkit/openapi/submissions';
import { type Answers, answerText, type Exercise, exercisesOf, type Submission } from '../../player/submissions/index.ts';

/** How far a pupil is: nothing is started before an answer is saved. */
export type PupilState = 'notStarted' | 'started' | 'submitted';

/** A question of an assignment or a quiz, and where the answers to it are. */
export interface Question {
  readonly key: string;
  readonly text: string;
  readonly item: Exclude<Exercise['content'][number], { readonly type: 'external-reference' }>;
  readonly answerIn: (answers: Answers) => Answers[string][string] | undefined;
}

/** Returns how far a pupil is. */
export function stateOf({ status, answers }: Pick<Submission, 'status' | 'answers'>): PupilState {
  if (status === 'Submitted') return 'submitted';
  return isStarted({ answers }) ? 'started' : 'notStarted';
}

/** Returns the questions of a submission in their order; what there is only to look at is none. */
export const questionsOf = (submission: Submission): readonly Question[] =>
  exercisesOf(submission).flatMap(({ id, content }) =>
    content.flatMap((item, index) => {
      if (item.type === 'external-reference') return [];
      const text = item.type === 'reflection-task' ? item.title : item.phrase;
      return [{ key: `${id}.${index}`, text, item, answerIn: (answers: Answers) => answers[id]?.[String(index)] }];
    }),
  );

/** Returns what a pupil has answered to a question; an empty text for nothing. */
export const textOfAnswer = ({ item, answerIn }: Question, { answers }: Submission): string => answerText(item, answerIn(answers));

/** Returns the submissions by the names of their pupils, in the order of a language. */
export function byName(submissions: readonly Submission[], locale: string): readonly Submission[] {
  const { compare } = new Intl.Collator(locale);
  return submissions.toSorted((one, other) => compare(one.userName ?? '', other.userName ?? ''));
}
