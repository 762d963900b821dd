import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface NextPage {
  /** The list, whose items have a link each. */
  readonly list: RefObject<HTMLUListElement | null>;
  readonly load: () => void;
}

/** Returns what loads the next page of a list. After the last page its button is gone: whoever pressed it is led to the first new item. */
export function useNextPage({
  hasNextPage,
  isFetchingNextPage,
  fetchNextPage,
}: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>): NextPage {
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number>(undefined);
  // In the layout: right after it, the page restores the focus of what was removed at the heading.
  useLayoutEffect(() => {
    if (isFetchingNextPage || shownBefore.current === undefined) return;
    const first = list.current?.children[shownBefore.current];
    // Whoever has moved the focus meanwhile keeps it.
    if (!hasNextPage && document.activeElement === document.body) first?.querySelector('a')?.focus();
    shownBefore.current = undefined;
  }, [isFetchingNextPage, hasNextPage]);
  return {
    list,
    load: () => {
      if (isFetchingNextPage) return;
      shownBefore.current = list.current?.children.length;
      void fetchNextPage();
    },
  };
}
