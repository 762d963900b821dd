import { isAnswers } from './mergeAnswers.ts';
import type { Submission, SubmissionPage } from './Submission.ts';

// Only what the panel reads is judged: services may add properties, and name types that it does not know.
const isObject = (value: unknown): value is Partial<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(isOne);

const isItem = (value: unknown): boolean =>
  isObject(value) && (value.type !== 'closed-question' || (isObject(value.answer) && isListOf(value.answer.options, isObject)));
const isExercise = (value: unknown): boolean => isObject(value) && isListOf(value.content, isItem);

function isContext(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { assignment, exercise } = value;
  if (value.type === 'Assignment')
    return isObject(assignment) && isObject(assignment.objective) && isListOf(assignment.objective.exercises, isExercise);
  return isObject(exercise) && (exercise.content === undefined || isExercise(exercise));
}

/** Returns whether an external value is a submission. */
export const isSubmission = (value: unknown): value is Submission =>
  isObject(value) && typeof value.id === 'string' && isAnswers(value.answers) && isContext(value.context);

/** Returns whether a submission is of a type that this panel does not know. */
const isOfNewType = (value: unknown): boolean =>
  isObject(value) && isObject(value.context) && value.context.type !== 'Assignment' && value.context.type !== 'Quiz';

/** Reads a page of submissions; those of a type that the panel does not know are left out. @throws TypeError if the value is none */
export function readSubmissionPage(value: unknown): SubmissionPage {
  if (!isObject(value) || !Array.isArray(value.data)) throw new TypeError('The answer is no page of submissions');
  const known: unknown[] = value.data.filter((one) => !isOfNewType(one));
  if (!known.every(isSubmission)) throw new TypeError('The page has something else than submissions');
  return { data: known, cursor: typeof value.cursor === 'string' ? value.cursor : null };
}
