import { useSyncExternalStore } from 'react';
import { useShell } from '../boot/ShellContext.ts';
import type { SessionState } from './sessionState.ts';

/** Returns the state of the session; the component renders again when it changes. */
export function useSession(): SessionState {
  const { session } = useShell();
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}
