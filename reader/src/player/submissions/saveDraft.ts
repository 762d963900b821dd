import { isSubmission } from './isSubmission.ts';
import { isEmpty, mergeAnswers, unsavedDraft, withAnswers } from './mergeAnswers.ts';
import type { Answers, Draft, Submission, SubmissionSource } from './Submission.ts';

/** How often a save is merged with what other devices save at the same time. */
const attempts = 5;

/** What a save has led to. */
export interface SavedDraft {
  /** The submission as it is stored now. */
  readonly submission: Submission;
  /** The answers of the draft that are in it. */
  readonly sent: Answers;
  /** False if nothing was written: the submission has been handed in, or a hand-in would have what another device has saved and the user not seen. */
  readonly isWritten: boolean;
}

/** Returns whether a service has answered with a status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === status;

/** Returns whether a service has refused a request, which it would again. */
export const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429;

/** Reads the answer of a source. @throws TypeError if it is no submission */
export async function readSubmission(request: Promise<unknown>): Promise<Submission> {
  const answer = await request;
  if (!isSubmission(answer)) throw new TypeError('The answer is no submission');
  return answer;
}

/**
 * Saves or hands in what a draft has changed. Where another device has saved since (412), the submission is read again: a save merges the draft
 * into it, a hand-in stops there. So does every write where it has been handed in (409).
 * @throws what the source throws.
 */
export async function saveDraft(
  { get, update }: Pick<SubmissionSource, 'get' | 'update'>,
  submission: Submission,
  draft: Draft,
  status: Submission['status'],
): Promise<SavedDraft> {
  let read = submission;
  for (let attempt = 1; ; attempt++) {
    const { mine } = mergeAnswers(draft, read.answers);
    try {
      const answers = withAnswers(read.answers, mine);
      return { submission: await readSubmission(update(read.id, { status, answers }, read.etag)), sent: mine, isWritten: true };
    } catch (error) {
      if (!get || !(hasStatus(error, 412) || hasStatus(error, 409)) || attempt === attempts) throw error;
      read = await readSubmission(get(read.id));
      const isHandedIn = read.status === 'Submitted';
      if (hasStatus(error, 409) && !isHandedIn) throw error;
      if (isHandedIn || status === 'Submitted') {
        // An earlier attempt of this hand-in, whose response was lost.
        const isWritten = isHandedIn && status === 'Submitted' && isEmpty(unsavedDraft(draft, read.answers).answers);
        return { submission: read, sent: {}, isWritten };
      }
    }
  }
}
