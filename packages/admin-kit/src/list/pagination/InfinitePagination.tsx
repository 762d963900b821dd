import { Button } from '@realmkit/design-system';
import { useInfinitePaginationContext } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The props of {@link InfinitePagination}. */
export interface InfinitePaginationProps {
  /** By default "Show more". */
  readonly label?: string;
}

/**
 * Loads the next rows of an {@link InfiniteList} when its end is scrolled to. It is a button as well, unlike react-admin's: a keyboard reaches what is below
 * the list only without scrolling.
 */
export function InfinitePagination({ label }: InfinitePaginationProps) {
  const { t } = useTranslation('list');
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext();
  const button = useRef<HTMLButtonElement>(null);
  const onVisible = useEffectEvent(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  });
  useEffect(() => {
    // jsdom has no IntersectionObserver; the button is enough there.
    if (!button.current || typeof IntersectionObserver === 'undefined') return;
    let hasScrolled = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && hasScrolled) onVisible();
    });
    // The end of a short list is visible at once: only users who scroll to it want more.
    const onScroll = () => {
      hasScrolled = true;
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    observer.observe(button.current);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      observer.disconnect();
    };
  }, [hasNextPage]);
  if (!hasNextPage) return null;
  return (
    <Button ref={button} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {label ?? t(($) => $.more)}
    </Button>
  );
}
