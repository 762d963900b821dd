/** The time without scrolling after which the position counts, in ms. */
const restsAfter = 150;

/** Calls `onScrolled` when the user has scrolled and rests; `settle` says that the reader has scrolled to here itself. `isSettled` is false while the user scrolls. */
export function watchScroll(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  top: () => number,
  onScrolled: () => void,
): { readonly settle: () => void; readonly isSettled: () => boolean; readonly stop: () => void } {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let settledAt = 0;
  const onScroll = () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (top() === settledAt) return;
      settledAt = top();
      onScrolled();
    }, restsAfter);
  };
  target.addEventListener('scroll', onScroll, { passive: true });
  return {
    settle: () => {
      settledAt = top();
    },
    isSettled: () => top() === settledAt,
    stop: () => {
      clearTimeout(resting);
      target.removeEventListener('scroll', onScroll);
    },
  };
}
