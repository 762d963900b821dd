import { useColorScheme } from '@mui/material/styles';
import type { SchemeChoice } from './schemeChoice.ts';

/** The current scheme, the user's choice, and its setter. */
export interface SchemeState {
  readonly scheme: 'light' | 'dark';
  readonly choice: SchemeChoice;
  choose(choice: SchemeChoice): void;
}

/**
 * Returns the scheme: it follows the system until the user chooses one, which is stored and shared with other tabs. Needs a
 * `RealmProvider`.
 */
export function useScheme(): SchemeState {
  const { mode = 'system', systemMode = 'light', setMode } = useColorScheme();
  return { scheme: mode === 'system' ? systemMode : mode, choice: mode, choose: setMode };
}
