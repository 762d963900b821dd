import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { isEmpty, mergeAnswers, tooLong } from './mergeAnswers.ts';
import { isInTheBook, type Submission, type SubmissionSource } from './Submission.ts';
import { hasStatus } from './saveDraft.ts';
import { isNoNetwork, useAnswers } from './useAnswers.ts';

type Problem = 'notSaved' | 'noNetwork' | 'unavailable' | 'tooLarge' | 'tooLong' | 'handedIn' | 'changedElsewhere' | 'submitNoNetwork';

/** The problems that a later save by itself ends. */
const passing: ReadonlySet<Problem | undefined> = new Set(['notSaved', 'noNetwork', 'unavailable', 'tooLarge']);

const onNetwork = (listener: () => void) => {
  const stopped = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, listener, { signal: stopped.signal });
  return () => stopped.abort();
};

/** Returns the sentence that says why a request has failed. */
function problemOf(error: unknown, savesItself: boolean): Problem {
  if (hasStatus(error, 409)) return 'handedIn';
  if (hasStatus(error, 413)) return 'tooLarge';
  if (hasStatus(error, 503)) return 'unavailable';
  return savesItself && isNoNetwork(error) ? 'noNetwork' : 'notSaved';
}

interface SubmissionFormOptions {
  readonly submission: Submission;
  readonly source: SubmissionSource;
  readonly readOnly: boolean;
  /** Called with the submission after a save. */
  readonly onChanged: (submission: Submission) => void;
  /** Called after a request that the user has asked for, once its dialog is closed. */
  readonly onSent: (status: Submission['status']) => void;
  /** Called with the specified message when a save failed (reader §8). */
  readonly onError: (message: string, error: unknown) => void;
}

/** Saves and hands in the answers of a form, and says what went well or wrong (reader §4, §5). */
export function useSubmissionForm({ submission, source, readOnly, onChanged, onSent, onError }: SubmissionFormOptions) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [notice, setNotice] = useState<'saved' | 'finished' | 'message_completed'>();
  const [problem, setProblem] = useState<Problem>();
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  const reportError = (error: unknown) => onError(`Failed to update submission with id ${submission.id}.`, error);
  const form = useAnswers({
    submission,
    source,
    readOnly,
    onChanged,
    onError: (error) => {
      reportError(error);
      setProblem(problemOf(error, true));
    },
  });
  const completed = isInTheBook(submission) ? 'finished' : 'message_completed';
  const press = async (status: Submission['status']) => {
    // The buttons are not disabled while they send, because a disabled one loses the focus.
    if (isPending) return;
    setIsPending(true);
    setProblem(undefined);
    try {
      const { submission: saved, left, isWritten } = await form.send(status);
      const isOpen = saved.status !== 'Submitted';
      const asks = isOpen && !isEmpty(mergeAnswers(left, saved.answers).conflicts);
      if (isOpen && !isEmpty(tooLong(left.answers))) setProblem('tooLong');
      else if (isWritten && !asks) setNotice(status === 'Submitted' ? completed : 'saved');
      else if (isOpen && !isWritten) setProblem('changedElsewhere');
    } catch (error) {
      reportError(error);
      // The answers stay in the form.
      setProblem(problemOf(error, submission.etag !== undefined));
    } finally {
      // The dialog is closed before the title takes the focus of the button that is gone.
      flushSync(() => {
        setIsPending(false);
        setIsConfirming(false);
      });
      onSent(status);
    }
  };

  // What has failed may be saved by itself since.
  const isSaved = form.saveState?.name === 'saved' && passing.has(problem);
  const isOver = isSaved || (problem === 'submitNoNetwork' && isOnline);
  const passed = isOver ? undefined : problem;
  const shown = isEmpty(form.conflicts) ? passed : ('chooseAnswers' as const);
  const confirm = () => {
    if (!isEmpty(form.conflicts)) return;
    if (!isEmpty(tooLong(form.typed))) setProblem('tooLong');
    else if (!isOnline) setProblem('submitNoNetwork');
    else setIsConfirming(!isPending);
  };

  /** Closes what was said, or asked. */
  const dismiss = (part: 'problem' | 'notice' | 'confirming') => {
    if (part === 'problem') setProblem(undefined);
    else if (part === 'notice') setNotice(undefined);
    else setIsConfirming(false);
  };
  return { form, notice, problem: shown, isPending, isConfirming, press, confirm, dismiss };
}
