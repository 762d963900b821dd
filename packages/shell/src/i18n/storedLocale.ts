import { isLocale, type Locale } from './locales.ts';

const storageKey = 'realmkit-locale';

/** Returns the locale that the user chose on this origin, if any. */
export function storedLocale(storage: Storage): Locale | undefined {
  const stored = storage.getItem(storageKey);
  return isLocale(stored) ? stored : undefined;
}

/** Stores the chosen locale for later visits. */
export const storeLocale = (storage: Storage, locale: Locale): void => storage.setItem(storageKey, locale);
