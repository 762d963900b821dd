import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing has to pause before a service is asked, in milliseconds. */
const debounceMs = 150;

/** Calls with what was typed once it has stayed the same for a pause. */
export function useDebouncedEffect<Typed extends string | undefined>(typed: Typed, callback: (typed: Typed) => void): void {
  const onDebounced = useEffectEvent(callback);
  useEffect(() => {
    const timer = setTimeout(() => onDebounced(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
}

/** What was typed when typing last debounced. */
export function useDebouncedValue(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useDebouncedEffect(typed, setDebounced);
  return debounced;
}
