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
export type SubmissionPage = Schemas['SubmissionPage'];
/** What a submission answers. */
export type ContextType = Schemas['ContextType'];

/** The place in a book that an assignment or a quiz is about. */
export type BookPlace = Schemas['BookPlace'];

/** Unsaved answers of a submission on this device. */
export interface Draft {
  /** What is typed here, by question; only questions that are changed. */
  readonly answers: Answers;
  /** The saved answers that it replaces, by the same questions. One that is not here is not known: the draft is then never saved unasked. */
  readonly base: Answers;
  /** True from the request of a hand-in to its answer: one that is stored with it was interrupted. */
  readonly isHandingIn?: boolean;
}

/** Saves all answers of a submission over those with this ETag. */
export interface DraftRequest {
  readonly etag: string;
  readonly answers: Answers;
}

/** The unsaved answers of the user on this device, by the id of their submission. */
export interface SubmissionDrafts {
  readonly get: (id: string) => Draft | undefined;
  /** Stores a draft with the request that sends it as it is; without one it has to be merged, or chosen, first. */
  readonly set: (id: string, draft: Draft, request: DraftRequest | undefined) => void;
  readonly remove: (id: string) => void;
}

/** The source of submissions, which the host provides (reader §7). */
export interface SubmissionSource {
  /** The assignment or quiz of the panel; without it, the panel lists all of them: the global context. */
  readonly contextId?: string | undefined;
  /** Returns the page of a context after a cursor; the first page without one. */
  readonly list: (cursor: string | undefined, contextId: string | undefined) => Promise<SubmissionPage>;
  /** Returns a page of the quizzes of a context, as `list` does of the assignments; without it, `list` gives all that there is. */
  readonly listQuizzes?: SubmissionSource['list'] | undefined;
  /** Returns a submission as it is stored now; without it, a save that another device has come before fails. */
  readonly get?: ((id: string) => Promise<Submission>) | undefined;
  /**
   * Saves or submits; returns the updated submission. With the `etag` of the submission that was read it rejects with an error of the status 412,
   * and writes nothing, if the submission has changed since.
   */
  readonly update: (id: string, change: Pick<Submission, 'status' | 'answers'>, etag: string | undefined) => Promise<Submission>;
  /** Stores unsaved answers on this device; without it they last as long as their form. */
  readonly drafts?: SubmissionDrafts | undefined;
  /** Returns the URL of a book with the form of a submission open beside it; without it the form of one about another book does not lead there. */
  readonly urlOf?: ((book: BookPlace, id: string) => string) | undefined;
  /** True if the user reviews the work of others: answers are read-only, with hints (reader §6). */
  readonly isOwner?: boolean;
  /** True if the user looks on at the work of somebody else and changes none of it. */
  readonly isReadOnly?: boolean;
  /** True if several people use the account: the questions are shown without fields and answers. */
  readonly isShared?: boolean;
}

/** Returns the exercises of a submission; a quiz is one exercise, or none if its questions are in the book. */
export function exercisesOf({ context }: Submission): readonly Exercise[] {
  if (context.type === 'Assignment') return context.assignment.objective.exercises;
  const { id, content = [] } = context.exercise;
  return content.length > 0 ? [{ id, content }] : [];
}

/** Returns whether a submission is a quiz whose questions are in the book, so that nothing is answered in its form. */
export const isInTheBook = (submission: Submission): boolean => submission.context.type === 'Quiz' && exercisesOf(submission).length === 0;

/** Returns the number of questions: the sum of the exercises' contents (reader §9). */
export const questionsCount = (submission: Submission): number =>
  exercisesOf(submission).reduce((sum, { content }) => sum + content.length, 0);

/** Formats a date as dd/mm/yyyy, in every language (reader §9). */
export function shortDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const [day, month] = [date.getDate(), date.getMonth() + 1].map((part) => String(part).padStart(2, '0'));
  return `${day}/${month}/${date.getFullYear()}`;
}

/** Formats when something happened: the time of today, and the day of any other; a dash where nobody knows. */
export function shortTime(iso: string | undefined, language: string): string {
  if (iso === undefined) return '–';
  const date = new Date(iso);
  const time = date.toLocaleTimeString(language, { timeStyle: 'short' });
  return date.toDateString() === new Date().toDateString() ? time : `${shortDate(iso)} ${time}`;
}

/** The loaded submissions of one context. */
interface SubmissionList {
  readonly submissions: readonly Submission[];
  /** The cursor of the next page; null after the last page, undefined before the first. */
  readonly cursor: string | null | undefined;
}

/** The lists of several contexts of one type, each with its own cursor (reader §7). */
export type SubmissionLists = ReadonlyMap<string | undefined, SubmissionList>;

/** Adds a page to one of the lists. */
export const withPageOf = (lists: SubmissionLists, contextId: string | undefined, { data, cursor }: SubmissionPage): SubmissionLists =>
  new Map(lists).set(contextId, { submissions: withPage(lists.get(contextId)?.submissions ?? [], data), cursor });

/** Replaces a submission after a save, in every list that has it. */
export const withChanged = (lists: SubmissionLists, changed: Submission): SubmissionLists =>
  new Map(
    [...lists].map(([contextId, { submissions, cursor }]) => [
      contextId,
      { cursor, submissions: submissions.map((one) => (one.id === changed.id ? changed : one)) },
    ]),
  );

/** Adds a page to a list: duplicates are dropped by id, and existing entries stay (reader §7). */
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

/** Brings a list up to date: known entries keep their order, so that nothing moves under the user, and new ones follow what they follow at the service. */
export const withReloaded = (submissions: readonly Submission[], loaded: readonly Submission[]): Submission[] => {
  const present = new Map(loaded.map((one) => [one.id, one]));
  const reloaded = submissions.flatMap(({ id }) => present.get(id) ?? []);
  const known = new Set(reloaded.map(({ id }) => id));
  for (const [index, one] of loaded.entries())
    if (!known.has(one.id)) reloaded.splice(reloaded.findIndex(({ id }) => id === loaded[index - 1]?.id) + 1, 0, one);
  return reloaded;
};

/** Sets one question's answer. */
export const withAnswer = (answers: Answers, exercise: string, index: number, answer: Answers[string][string]): Answers => ({
  ...answers,
  [exercise]: { ...answers[exercise], [String(index)]: answer },
});
