import { useCallback, useRef } from 'react';

/** Runs one task at a time: what is pressed while one is under way is left out, however fast it is pressed. */
export function useOneAtATime(): (task: () => Promise<void>) => void {
  const running = useRef(false);
  return useCallback((task) => {
    if (running.current) return;
    running.current = true;
    void task().finally(() => {
      running.current = false;
    });
  }, []);
}
