import { createContext, use } from 'react';
import type { SchemeChoice } from './schemeChoice.ts';

/** The current scheme, the user's choice, and its setter. */
export interface SchemeState {
  readonly scheme: 'light' | 'dark';
  readonly choice: SchemeChoice;
  choose(choice: SchemeChoice): void;
}

/** Holds the scheme of a `RealmProvider`. */
export const SchemeContext = createContext<SchemeState>({ scheme: 'light', choice: 'system', choose: () => undefined });

/**
 * Returns the scheme: it follows the system until the user chooses one, which is stored and shared with other tabs. Needs a
 * `RealmProvider`.
 */
export const useScheme = (): SchemeState => use(SchemeContext);
