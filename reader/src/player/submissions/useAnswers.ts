import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchLeaving } from '../events/watchLeaving.ts';
import { createAutosave } from './createAutosave.ts';
import { draftRequest, emptyDraft, isEmpty, mergeAnswers, savable, unsavedDraft, withAnswers } from './mergeAnswers.ts';
import type { Answers, Draft, Submission, SubmissionSource } from './Submission.ts';
import { hasStatus, isRefusal, type SavedDraft, saveDraft } from './saveDraft.ts';

/** How it stands with the answers of a form that saves by itself. */
export type SaveState = { readonly name: 'saved'; readonly at: Date } | { readonly name: 'failed' | 'noNetwork' };

/** The answers of a form: what is typed, and what is saved of it. */
export interface AnswersState {
  /** The saved answers with what is typed in their place. */
  readonly answers: Answers;
  /** What is typed here and not saved, nor handed in. */
  readonly typed: Answers;
  /** What is typed here where something else has been saved since. */
  readonly conflicts: Answers;
  readonly isUnsaved: boolean;
  /** True if a hand-in of an earlier visit was interrupted, as by the end of the session. */
  readonly isInterrupted: boolean;
  /** Undefined before the first save. */
  readonly saveState: SaveState | undefined;
  /** Changes what is typed, by a function of the draft and the saved answers. */
  readonly change: (changed: (draft: Draft, saved: Answers) => Draft) => void;
  /** Saves or hands in, after what is on its way already, and returns what is left of the draft; rejects as the source does. */
  readonly send: (status: Submission['status']) => Promise<SentDraft>;
}

interface SentDraft extends SavedDraft {
  readonly left: Draft;
}

interface AnswersOptions {
  readonly submission: Submission;
  readonly source: SubmissionSource;
  readonly readOnly: boolean;
  readonly onChanged: (submission: Submission) => void;
  /** Called with the error of a save that nobody has asked for. */
  readonly onError: (error: unknown) => void;
}

/** Returns whether a request got no answer, because there is no network. */
export const isNoNetwork = (error: unknown): boolean => !navigator.onLine || (error instanceof Error && error.name === 'NetworkError');

/**
 * Keeps the answers of a form. Where the service has ETags, so that nobody's answers are overwritten, what is typed is saved by itself, also when
 * the page goes and when the network is back.
 */
export function useAnswers({ submission, source, readOnly, onChanged, onError }: AnswersOptions): AnswersState {
  const { drafts } = source;
  const isDone = submission.status === 'Submitted';
  const [stored] = useState(() => (readOnly && !isDone ? emptyDraft : (drafts?.get(submission.id) ?? emptyDraft)));
  const [wasInterrupted] = useState(!isDone && stored.isHandingIn === true);
  const [draft, setDraft] = useState<Draft>(() => unsavedDraft(stored, submission.answers));
  const [saveState, setSaveState] = useState<SaveState>();
  // What is known between two renders: the draft, the submission, and the last of the requests, which follow one another.
  const latest = useRef(draft);
  const read = useRef(submission);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const isSending = useRef(false);
  const isClosed = useRef(false);
  useEffect(() => {
    read.current = submission;
  }, [submission]);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  const store = (changed: Draft) => {
    // What is on its way may be taken back: that is a change only once it is saved.
    const unsaved = isSending.current ? changed : unsavedDraft(changed, read.current.answers);
    latest.current = unsaved;
    setDraft(unsaved);
    if (isEmpty(unsaved.answers)) drafts?.remove(submission.id);
    // A log-out closes the form and removes the drafts: a late answer brings none of them back.
    else if (!isClosed.current) drafts?.set(submission.id, unsaved, draftRequest(unsaved, read.current));
  };

  const sendNow = async (status: Submission['status']): Promise<SentDraft> => {
    isSending.current = true;
    let isOver = true;
    try {
      if (status === 'Submitted')
        drafts?.set(submission.id, { ...latest.current, isHandingIn: true }, draftRequest(latest.current, read.current));
      const result = await saveDraft(source, read.current, savable(latest.current), status);
      read.current = result.submission;
      isSending.current = false;
      onChanged(result.submission);
      const { answers, base } = latest.current;
      store(result.isWritten && status === 'Submitted' ? emptyDraft : { answers, base: withAnswers(base, result.sent) });
      if (result.isWritten) setSaveState({ name: 'saved', at: new Date() });
      return { ...result, left: latest.current };
    } catch (error) {
      setSaveState({ name: isNoNetwork(error) ? 'noNetwork' : 'failed' });
      // A session that has ended takes the form away: it says so when it is back.
      isOver = !hasStatus(error, 401);
      throw error;
    } finally {
      isSending.current = false;
      if (isOver) store(latest.current);
    }
  };
  const send = (status: Submission['status']): Promise<SentDraft> => {
    const sent = running.current.then(() => sendNow(status));
    // Not reported: the caller gets the error.
    running.current = sent.catch(() => undefined);
    return sent;
  };

  const savesItself = !readOnly && submission.etag !== undefined;
  const saveItself = useEffectEvent(async (): Promise<boolean> => {
    await running.current;
    if (read.current.status === 'Submitted' || isEmpty(mergeAnswers(savable(latest.current), read.current.answers).mine)) return false;
    try {
      await send('InProgress');
      return false;
    } catch (error) {
      if (isNoNetwork(error)) return true;
      onError(error);
      return !isRefusal(error);
    }
  });
  const touch = useRef<() => void>(undefined);
  useEffect(() => {
    if (!savesItself) return;
    const autosave = createAutosave(() => saveItself());
    touch.current = autosave.touch;
    // What was typed at an earlier visit.
    if (!isEmpty(latest.current.answers)) autosave.touch();
    window.addEventListener('online', autosave.flush);
    const stopWatching = watchLeaving(autosave.flush, autosave.flush);
    return () => {
      autosave.stop();
      touch.current = undefined;
      window.removeEventListener('online', autosave.flush);
      stopWatching();
    };
  }, [savesItself]);

  return {
    answers: isDone ? submission.answers : withAnswers(submission.answers, draft.answers),
    typed: draft.answers,
    conflicts: isDone ? {} : mergeAnswers(draft, submission.answers).conflicts,
    isUnsaved: !isDone && !isEmpty(draft.answers),
    isInterrupted: !isDone && wasInterrupted,
    saveState,
    change: (changed) => {
      store(changed(latest.current, read.current.answers));
      touch.current?.();
    },
    send,
  };
}
