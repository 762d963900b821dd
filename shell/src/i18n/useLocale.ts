import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { visitStorage } from '../storage/pageStorage.ts';
import { isLocale, type Locale } from './locales.ts';
import { storeLocale } from './storedLocale.ts';

/** The locale of the page and its setter. */
export interface LocaleChoice {
  readonly locale: Locale;
  /** Loads the texts of a locale, shows them and stores the choice. */
  readonly setLocale: (locale: Locale) => Promise<void>;
}

/** Returns the locale of the page; the component renders again when it changes. */
export function useLocale(): LocaleChoice {
  const { i18n } = useTranslation();
  const setLocale = useCallback(
    async (locale: Locale) => {
      await i18n.changeLanguage(locale);
      storeLocale(visitStorage, locale);
      document.documentElement.lang = locale;
    },
    [i18n],
  );
  const language = i18n.resolvedLanguage ?? i18n.language;
  return { locale: isLocale(language) ? language : 'en-GB', setLocale };
}
