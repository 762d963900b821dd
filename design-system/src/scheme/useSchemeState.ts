import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  type SchemeChoice,
  schemeOfChoice,
  schemeStorageKey,
  storedSchemeChoice,
  storeSchemeChoice,
  systemIsDark,
} from './schemeChoice.ts';
import type { SchemeState } from './useScheme.ts';

function subscribeToSystem(changed: () => void): () => void {
  const dark = systemIsDark();
  dark.addEventListener('change', changed);
  return () => dark.removeEventListener('change', changed);
}

/**
 * Holds the scheme of a page and sets its attribute `data-scheme`, which tokens.css selects by.
 * @param forced a choice that is used instead of the stored one; what the user chooses then is not stored.
 */
export function useSchemeState(forced: SchemeChoice | undefined): SchemeState {
  const [held, hold] = useState({ forced, choice: forced ?? storedSchemeChoice() });
  if (held.forced !== forced) hold({ forced, choice: forced ?? storedSchemeChoice() });
  const { choice } = held;
  const scheme = useSyncExternalStore(
    subscribeToSystem,
    () => schemeOfChoice(choice),
    // A page that is rendered to a string has no system.
    () => (choice === 'dark' ? 'dark' : 'light'),
  );
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  useEffect(() => {
    if (forced !== undefined) return;
    // A null key: another tab has cleared all that is stored.
    const followTab = ({ key }: StorageEvent) => {
      if (key === schemeStorageKey || key === null) hold({ forced, choice: storedSchemeChoice() });
    };
    window.addEventListener('storage', followTab);
    return () => window.removeEventListener('storage', followTab);
  }, [forced]);
  return useMemo(() => {
    const choose = (chosen: SchemeChoice) => {
      hold({ forced, choice: chosen });
      if (forced === undefined) storeSchemeChoice(chosen);
    };
    return { scheme, choice, choose };
  }, [scheme, choice, forced]);
}
