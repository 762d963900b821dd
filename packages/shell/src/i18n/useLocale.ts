import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PageNotLoadedError } from '../http/PageNotLoadedError.ts';
import { visitStorage } from '../storage/pageStorage.ts';
import { isLocale, type Locale } from './locales.ts';
import { storeLocale } from './storedLocale.ts';

/** The locale of the page and its setter. */
export interface LocaleChoice {
  readonly locale: Locale;
  /**
   * Loads the texts of a locale, shows them and stores the choice.
   * @throws PageNotLoadedError if the texts cannot be loaded; the page stays in its locale.
   */
  readonly setLocale: (locale: Locale) => Promise<void>;
}

async function loadTexts(i18n: i18n, locale: Locale): Promise<void> {
  const missing = () => [i18n.options.ns ?? []].flat().filter((namespace) => !i18n.hasResourceBundle(locale, namespace));
  // Unlike `loadLanguages`, this also retries what has failed before.
  await i18n.reloadResources([locale], missing());
  const [namespace] = missing();
  if (namespace !== undefined) throw new PageNotLoadedError(`${namespace} in ${locale}`);
}

/** Returns the locale of the page; the component renders again when it changes. */
export function useLocale(): LocaleChoice {
  const { i18n } = useTranslation();
  const setLocale = useCallback(
    async (locale: Locale) => {
      await loadTexts(i18n, locale);
      await i18n.changeLanguage(locale);
      storeLocale(visitStorage, locale);
      document.documentElement.lang = locale;
    },
    [i18n],
  );
  const language = i18n.resolvedLanguage ?? i18n.language;
  return { locale: isLocale(language) ? language : 'en-GB', setLocale };
}
