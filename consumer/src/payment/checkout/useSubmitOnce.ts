import { useCallback, useRef } from 'react';

/**
 * Runs one task at a time, and none any more once one has said that it is done: what is pressed meanwhile is left out, however fast it is pressed,
 * also while the next page is on its way.
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
