import { isLocale, type Locale } from './locales.ts';

/** The language option of each locale, in the order of the specification (shell §3). */
const languageOptions: Readonly<Record<Locale, string>> = {
  de: 'de',
  fi: 'fi',
  fr: 'fr',
  nl: 'nl',
  nb: 'no',
  sv: 'sv',
  'en-GB': 'en',
  'en-US': 'us',
};

/** The locales that users can choose, in the order of the specification. */
export const offeredLocales: readonly Locale[] = Object.keys(languageOptions).filter(isLocale);

/** Returns the locale of a language option; undefined for other texts. */
export const localeOfOption = (option: string): Locale | undefined => offeredLocales.find((locale) => languageOptions[locale] === option);

/** Returns the language option of a locale. */
export const optionOfLocale = (locale: Locale): string => languageOptions[locale];
