import { breakpoints } from '@realmkit/design-system';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${breakpoints.sm - 0.05}px)`;

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Returns whether the window is as narrow as a phone's. */
export const useSmallScreen = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
