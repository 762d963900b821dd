import type { components } from '@realmkit/openapi/types/submissions';

type Schemas = components['schemas'];

/** One pupil's work on one assignment or quiz (reader §3). */
export type Submission = Schemas['Submission'];
/** Answers by exercise id, then by the index of the question (reader §3). */
export type Answers = Schemas['Answers'];
/** One part of an exercise. */
export type ExerciseItem = Schemas['ExerciseItem'];
/** Questions that belong together. */
export type Exercise = Schemas['Exercise'];
/** A page of submissions. */
type SubmissionPage = Schemas['SubmissionPage'];

/** Where submissions come from and go to; the host answers (reader §7). */
export interface SubmissionSource {
  /** The assignment or quiz that the panel is about; left out, it lists those of all of them: the global context. */
  readonly contextId?: string | undefined;
  /** The next page of a context after a cursor; the first one without. */
  readonly list: (cursor: string | undefined, contextId: string | undefined) => Promise<SubmissionPage>;
  /** Saves or submits; returns the submission as it stands then. */
  readonly update: (id: string, change: Pick<Submission, 'status' | 'answers'>) => Promise<Submission>;
  /** Whether the reader looks at the work of others: answers are read-only, with hints (reader §6). */
  readonly isOwner?: boolean;
}

/** The exercises of a submission; a quiz's questions come with the book. */
export const exercisesOf = ({ context }: Submission): readonly Exercise[] =>
  context.type === 'Assignment' ? context.assignment.objective.exercises : [];

/** The title of what a submission answers. */
export const titleOf = ({ context }: Submission): string =>
  context.type === 'Assignment' ? context.assignment.title : context.exercise.title;

/** The number of questions: the sum of the exercises' contents (reader §9). */
export const questionsCount = (submission: Submission): number =>
  exercisesOf(submission).reduce((sum, { content }) => sum + content.length, 0);

/** A date as dd/mm/yyyy, in every language (reader §9). */
export function shortDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const [day, month] = [date.getDate(), date.getMonth() + 1].map((part) => String(part).padStart(2, '0'));
  return `${day}/${month}/${date.getFullYear()}`;
}

/** The share of the width that the panel takes, in percent, by the width of the screen (reader §2). */
export function panelShare(width: number): 30 | 40 | 50 {
  if (width >= 1366) return 30;
  return width >= 960 ? 40 : 50;
}

/** What is known of the submissions of one context. */
interface SubmissionList {
  readonly submissions: readonly Submission[];
  /** Where the list goes on; null at its end, undefined before its first page. */
  readonly cursor: string | null | undefined;
}

/** The lists of several contexts, each with the cursor that it goes on at (reader §7). */
export type SubmissionLists = ReadonlyMap<string | undefined, SubmissionList>;

/** The lists with a further page in one of them. */
export const withPageOf = (lists: SubmissionLists, contextId: string | undefined, { data, cursor }: SubmissionPage): SubmissionLists =>
  new Map(lists).set(contextId, { submissions: withPage(lists.get(contextId)?.submissions ?? [], data), cursor });

/** The lists with a submission as it stands after a save, wherever it is listed. */
export const withChanged = (lists: SubmissionLists, changed: Submission): SubmissionLists =>
  new Map(
    [...lists].map(([contextId, { submissions, cursor }]) => [
      contextId,
      { cursor, submissions: submissions.map((one) => (one.id === changed.id ? changed : one)) },
    ]),
  );

/** A list with a further page: duplicates are dropped by their id, and what was there stays (reader §7). */
export const withPage = (submissions: readonly Submission[], page: readonly Submission[]): Submission[] => {
  const known = new Set(submissions.map(({ id }) => id));
  return [
    ...submissions,
    ...page.filter(({ id }) => {
      if (known.has(id)) return false;
      known.add(id);
      return true;
    }),
  ];
};

/** The answers with one question's answer changed. */
export const withAnswer = (answers: Answers, exercise: string, index: number, answer: Answers[string][string]): Answers => ({
  ...answers,
  [exercise]: { ...answers[exercise], [String(index)]: answer },
});
