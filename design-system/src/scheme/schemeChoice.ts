/** What a person can choose: a scheme, or to follow the system. */
export const schemeChoices = ['light', 'dark', 'system'] as const;

/** What a person chose: a scheme, or to follow the system. */
export type SchemeChoice = (typeof schemeChoices)[number];

/** The key of localStorage under which the choice is kept. */
export const schemeStorageKey = 'realmkit-scheme';

const isSchemeChoice = (value: unknown): value is SchemeChoice => schemeChoices.some((choice) => choice === value);

/** The stored choice; 'system' where nothing, or nothing of use, is stored or storage is barred. */
export function storedSchemeChoice(): SchemeChoice {
  try {
    const stored = localStorage.getItem(schemeStorageKey);
    return isSchemeChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** The scheme that a choice means at this moment on this system. */
export function schemeOfChoice(choice: SchemeChoice): 'light' | 'dark' {
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
