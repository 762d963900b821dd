import { useEffect, useRef } from 'react';

/** Calls `onHide` after `duration` ms without pauses; a pause keeps the remaining time, and `null` never hides. */
export function useAutoHide(duration: number | null, paused: boolean, onHide: () => void): void {
  const left = useRef(duration);
  const hide = useRef(onHide);
  useEffect(() => {
    hide.current = onHide;
  });

  useEffect(() => {
    const remaining = left.current;
    if (paused || remaining === null) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => hide.current(), remaining);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, remaining - (Date.now() - startedAt));
    };
  }, [paused]);
}
