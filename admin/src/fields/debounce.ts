import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing has to pause before a service is asked, in milliseconds. */
const pauseMs = 150;

/** Calls with what was typed once it has stayed the same for a pause. */
export function useDebouncedEffect<Typed extends string | undefined>(typed: Typed, carryOn: (typed: Typed) => void): void {
  const afterPause = useEffectEvent(carryOn);
  useEffect(() => {
    const timer = setTimeout(() => afterPause(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
}

/** What was typed when typing last paused. */
export function useDebouncedValue(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useDebouncedEffect(typed, setPaused);
  return paused;
}
