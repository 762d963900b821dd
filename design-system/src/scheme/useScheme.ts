import { useColorScheme } from '@mui/material/styles';
import type { SchemeChoice } from './schemeChoice.ts';

/** The scheme that is worn, what was chosen, and how to choose. */
export interface SchemeState {
  readonly scheme: 'light' | 'dark';
  readonly choice: SchemeChoice;
  choose(choice: SchemeChoice): void;
}

/** Light or dark: follows the system until someone chooses, keeps the choice and shares it with other tabs. Needs a `RealmProvider`. */
export function useScheme(): SchemeState {
  const { mode = 'system', systemMode = 'light', setMode } = useColorScheme();
  return { scheme: mode === 'system' ? systemMode : mode, choice: mode, choose: setMode };
}
