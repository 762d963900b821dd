import type { components } from '@realmkit/openapi/types/submissions';
import type { Tables } from '../../../database/tables.ts';
import { setTag } from '../../../http/setTag.ts';

type Submission = components['schemas']['Submission'];
type Context = Submission['context'];
type ExerciseItem = components['schemas']['ExerciseItem'];

function withoutSolution(item: ExerciseItem): ExerciseItem {
  if (item.type === 'open-question') return { type: item.type, phrase: item.phrase };
  if (item.type === 'closed-question') return { ...item, answer: { options: item.answer.options } };
  return item;
}

/** Removes target answers and correct options from an assignment or a quiz. */
function forPupils(context: Context): Context {
  if (context.type === 'Quiz') {
    const { id, title, content } = context.exercise;
    return { ...context, exercise: { id, title, ...(content && { content: content.map(withoutSolution) }) } };
  }
  const { assignment } = context;
  const exercises = assignment.objective.exercises.map(({ id, content }) => ({ id, content: content.map(withoutSolution) }));
  return { ...context, assignment: { ...assignment, objective: { exercises } } };
}

/** Returns the members of a submission for its ETag: its status and each answer; stored JSON has another order of properties than sent JSON. */
export const submissionMembers = ({ status, answers }: Pick<Submission, 'status' | 'answers'>): string[] => [
  status,
  ...Object.entries(answers).flatMap(([exercise, questions]) =>
    Object.entries(questions).map(([index, answer]) => JSON.stringify([exercise, index, ...Object.entries(answer)])),
  ),
];

/** The names that go with a submission in lists for staff; null where there is no such thing any more. */
interface SubmissionNames {
  readonly author: string;
  readonly school: string | null;
  readonly group: string | null;
}

/** A submission with the names that it is shown with. */
export interface NamedSubmission {
  readonly row: Tables['submissions']['$inferSelect'];
  /** Null where nobody has reopened it, and where their account is gone. */
  readonly reopenedByName: string | null;
  /** Given to callers who see the submissions of others. */
  readonly names?: SubmissionNames | undefined;
}

/** Returns a submission as in the contract. */
export function submissionBody({ row, reopenedByName, names }: NamedSubmission): Submission & { readonly etag: string } {
  const submission = {
    id: row.id,
    status: row.status,
    answers: row.answers,
    context: names ? row.context : forPupils(row.context),
    etag: setTag(submissionMembers(row)),
    ...(row.startedAt !== null && { startedAt: new Date(row.startedAt).toISOString() }),
    ...(row.submittedAt !== null && { submittedAt: new Date(row.submittedAt).toISOString() }),
    ...(row.reopenedAt !== null && { reopenedAt: new Date(row.reopenedAt).toISOString() }),
    ...(reopenedByName !== null && { reopenedByName }),
  };
  if (!names) return submission;
  const { schoolUid, groupUid } = row;
  return {
    ...submission,
    userUid: row.userUid,
    userName: names.author,
    ...(schoolUid !== null && names.school !== null && { schoolUid, schoolName: names.school }),
    ...(groupUid !== null && names.group !== null && { groupUid, groupName: names.group }),
  };
}

/**
 * Returns a selected submission for its author or for staff. An account of several people gets its questions alone: what is stored from before is the text of
 * somebody else, which staff read.
 */
export function bodyFor(
  author: boolean,
  { isShared, ...one }: NamedSubmission & { readonly isShared: boolean },
): Submission & { readonly etag: string } {
  if (!author) return submissionBody(one);
  const row = isShared ? { ...one.row, answers: {}, startedAt: null } : one.row;
  return submissionBody({ ...one, row, names: undefined });
}
