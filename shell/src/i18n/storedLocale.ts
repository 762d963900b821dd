import { isLocale, type Locale } from './locales.ts';

const storageKey = 'realmkit-locale';

/** The language that someone chose on this origin, if any. */
export function storedLocale(storage: Storage): Locale | undefined {
  const stored = storage.getItem(storageKey);
  return isLocale(stored) ? stored : undefined;
}

/** Keeps a choice of language for later visits. */
export const storeLocale = (storage: Storage, locale: Locale): void => storage.setItem(storageKey, locale);
