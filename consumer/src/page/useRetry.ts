import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What of a query is needed to try it again. */
export interface RetriedQuery {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Retry {
  /** Why the query has failed, also while it is tried again. */
  readonly error: Error | undefined;
  readonly retry: { readonly label: string; readonly onRetry: () => void; readonly busy: boolean };
}

/**
 * Returns the failure of a query and what tries it again. The failure lasts until the answer, so that its button keeps the focus, and leaves it to its part of
 * the page when it is gone.
 */
export function useRetry(query: RetriedQuery | undefined): Retry {
  const { t } = useTranslation('consumer');
  const [tried, setTried] = useState<Error>();
  const around = useRef<HTMLElement>(null);
  // A query that has no data yet forgets its error as soon as it is called again.
  const error = query?.error ?? (query?.isFetching ? tried : undefined);
  const isGone = !error;
  // In the layout: right after it, the page restores the focus of what was removed at the heading.
  useLayoutEffect(() => {
    if (!isGone) return;
    setTried(undefined);
    if (!around.current) return;
    if (document.activeElement === document.body) around.current.focus({ preventScroll: true });
    around.current = null;
  }, [isGone]);
  const onRetry = () => {
    setTried(error);
    around.current = document.activeElement?.closest<HTMLElement>('section, main') ?? null;
    if (around.current && !around.current.hasAttribute('tabindex')) around.current.tabIndex = -1;
    void query?.refetch();
  };
  return { error, retry: { label: t(($) => $.retry), onRetry, busy: query?.isFetching === true } };
}
