/** The choices of a user: a scheme, or to follow the system. */
export const schemeChoices = ['light', 'dark', 'system'] as const;

/** The choice of a user: a scheme, or to follow the system. */
export type SchemeChoice = (typeof schemeChoices)[number];

/** The localStorage key of the choice. */
export const schemeStorageKey = 'realmkit-scheme';

const isSchemeChoice = (value: unknown): value is SchemeChoice => schemeChoices.some((choice) => choice === value);

/** Returns the stored choice; 'system' if nothing valid is stored or the storage is blocked. */
export function storedSchemeChoice(): SchemeChoice {
  try {
    const stored = localStorage.getItem(schemeStorageKey);
    return isSchemeChoice(stored) ? stored : 'system';
  } catch {
    // Not reported: a browser that denies its storage has no stored choice.
    return 'system';
  }
}

/** Stores the choice for this and other tabs; a blocked storage forgets it with the page. */
export function storeSchemeChoice(choice: SchemeChoice): void {
  try {
    localStorage.setItem(schemeStorageKey, choice);
  } catch {
    // Not reported: a browser that denies its storage keeps the choice as long as the page.
  }
}

/** Returns the media query of a system in its dark scheme. */
export const systemIsDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Returns the scheme of a choice, with the current system scheme for 'system'. */
export function schemeOfChoice(choice: SchemeChoice): 'light' | 'dark' {
  if (choice !== 'system') return choice;
  return systemIsDark().matches ? 'dark' : 'light';
}
