import { useCallback, useRef } from 'react';

/**
 * Returns a function that runs one task at a time, and none any more after one has resolved to true: other submits are ignored, also while the
 * next page is loading.
 */
export function useSubmitOnce(): (task: () => Promise<boolean>) => void {
  const closed = useRef(false);
  return useCallback((task) => {
    if (closed.current) return;
    closed.current = true;
    const open = () => {
      closed.current = false;
    };
    void task().then((done) => done || open(), open);
  }, []);
}
