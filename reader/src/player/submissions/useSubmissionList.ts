import { useEffect, useEffectEvent, useState } from 'react';
import { readSubmissionPage } from './isSubmission.ts';
import { type ContextType, type Submission, type SubmissionLists, type SubmissionSource, withChanged, withPageOf } from './Submission.ts';

/** The assignments, or the quizzes, of the panel's context. */
export interface SubmissionListState {
  readonly submissions: readonly Submission[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** True if the service has further pages. */
  readonly hasMore: boolean;
  /** Loads the next page, or the failed one again. */
  readonly load: () => void;
  /** Replaces a submission after a save. */
  readonly replace: (changed: Submission) => void;
}

interface SubmissionListOptions {
  readonly type: ContextType;
  /** Loads a page; without it the list is empty. */
  readonly list: SubmissionSource['list'] | undefined;
  readonly contextId: string | undefined;
  /** Called with the message of the error catalogue (reader §8). */
  readonly onError: (message: string, error: unknown) => void;
}

/** Loads the submissions of one type page by page; each context has its own list and cursor (reader §7). */
export function useSubmissionList({ type, list, contextId, onError }: SubmissionListOptions): SubmissionListState {
  const [lists, setLists] = useState<SubmissionLists>(new Map());
  const { submissions, cursor } = lists.get(contextId) ?? { submissions: [], cursor: undefined };
  const [state, setState] = useState<SubmissionListState['state']>(list ? 'loading' : 'ready');

  const load = async () => {
    if (!list) return;
    setState('loading');
    try {
      const page = readSubmissionPage(await list(cursor ?? undefined, contextId));
      setLists((before) => withPageOf(before, contextId, page));
      setState('ready');
      if (page.data.length === 0 && submissions.length === 0) onError('The submission is not created yet', undefined);
    } catch (error) {
      setState('failed');
      onError(`Failed to get Submissions. for resource: ${type}.`, error);
    }
  };
  const loadFirst = useEffectEvent(() => {
    if (cursor === undefined) void load();
  });
  useEffect(() => loadFirst(), [contextId]);

  return {
    submissions,
    state,
    hasMore: typeof cursor === 'string',
    load: () => void load(),
    replace: (changed) => setLists((before) => withChanged(before, changed)),
  };
}
