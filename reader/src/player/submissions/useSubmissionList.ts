import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readSubmissionPage } from './isSubmission.ts';
import {
  type ContextType,
  type Submission,
  type SubmissionLists,
  type SubmissionSource,
  withChanged,
  withPage,
  withPageOf,
  withReloaded,
} from './Submission.ts';
import { useFollowing } from './useFollowing.ts';

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
  /** True while the list is loaded again by itself. */
  readonly isFollowed: boolean;
  /** Called with the message of the error catalogue (reader §8). */
  readonly onError: (message: string, error: unknown) => void;
}

/**
 * Loads the submissions of one type page by page; each context has its own list and cursor (reader §7). What is loaded is loaded again when the window
 * gets the focus, and every 30 seconds.
 */
export function useSubmissionList({ type, list, contextId, isFollowed, onError }: SubmissionListOptions): SubmissionListState {
  const [lists, setLists] = useState<SubmissionLists>(new Map());
  const { submissions, cursor } = lists.get(contextId) ?? { submissions: [], cursor: undefined };
  const [state, setState] = useState<SubmissionListState['state']>(list ? 'loading' : 'ready');

  // Counts what changes the list: what was asked for before that is older.
  const changes = useRef(0);

  const load = async () => {
    if (!list) return;
    setState('loading');
    try {
      const page = readSubmissionPage(await list(cursor ?? undefined, contextId));
      changes.current += 1;
      setLists((before) => withPageOf(before, contextId, page));
      setState('ready');
      if (page.data.length === 0 && submissions.length === 0) onError('The submission is not created yet', undefined);
    } catch (error) {
      setState('failed');
      onError(`Failed to get Submissions. for resource: ${type}.`, error);
    }
  };
  const reload = async () => {
    if (!list || state !== 'ready') return;
    const before = changes.current;
    let loaded: Submission[] = [];
    let next: string | null | undefined;
    let ids: ReadonlySet<string>;
    do {
      const page = readSubmissionPage(await list(next ?? undefined, contextId));
      loaded = withPage(loaded, page.data);
      ids = new Set(loaded.map(({ id }) => id));
      next = page.cursor;
      // Not to the end of the list for one that is gone.
    } while (next !== null && loaded.length <= submissions.length && submissions.some(({ id }) => !ids.has(id)));
    const reloaded = { submissions: withReloaded(submissions, loaded), cursor: next };
    if (changes.current === before) setLists((all) => new Map(all).set(contextId, reloaded));
  };
  const loadFirst = useEffectEvent(() => {
    if (cursor === undefined) void load();
  });
  useEffect(() => loadFirst(), [contextId]);
  useFollowing(isFollowed, reload);

  return {
    submissions,
    state,
    hasMore: typeof cursor === 'string',
    load: () => void load(),
    replace: (changed) => {
      changes.current += 1;
      setLists((before) => withChanged(before, changed));
    },
  };
}
