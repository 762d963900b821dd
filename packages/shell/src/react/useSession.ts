import { useSyncExternalStore } from 'react';
import { useShell } from '../context/ShellContext.ts';
import type { SessionState } from '../session/sessionState.ts';

/** Returns the state of the session; the component renders again when it changes. */
export function useSession(): SessionState {
  const { session } = useShell();
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}
