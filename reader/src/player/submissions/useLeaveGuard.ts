import { useEffect, useState } from 'react';

/** Asks before the user leaves a form with unsaved answers. */
export interface LeaveGuard {
  readonly setIsUnsaved: (isUnsaved: boolean) => void;
  /** Leaves at once, or asks first if there are unsaved answers. */
  readonly leave: (way: () => void) => void;
  /** True while the user is asked. */
  readonly isAsking: boolean;
  readonly confirm: () => void;
  readonly stay: () => void;
}

/** Returns the guard of a form; while there are unsaved answers the browser asks too, before the page is unloaded. */
export function useLeaveGuard(): LeaveGuard {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [pending, setPending] = useState<{ readonly way: () => void }>();
  useEffect(() => {
    if (!isUnsaved) return;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [isUnsaved]);
  return {
    setIsUnsaved,
    leave: (way) => {
      if (isUnsaved) setPending({ way });
      else way();
    },
    isAsking: pending !== undefined,
    confirm: () => {
      setPending(undefined);
      pending?.way();
    },
    stay: () => setPending(undefined),
  };
}
