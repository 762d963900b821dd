import { useEffect, useEffectEvent, useState } from 'react';

/** The delay after the last keystroke before a request is sent, in milliseconds. */
export const debounceMs = 150;

/** Calls the callback once the value has stayed the same for the delay. */
export function useDebouncedEffect<Typed extends string | undefined>(typed: Typed, callback: (typed: Typed) => void): void {
  const onDebounced = useEffectEvent(callback);
  useEffect(() => {
    const timer = setTimeout(() => onDebounced(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
}

/** Returns the value that last stayed the same for the delay. */
export function useDebouncedValue(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useDebouncedEffect(typed, setDebounced);
  return debounced;
}
