import type { Locale } from './locales.ts';

/** The language options and the locale of each (shell §3). */
export const languageOptions = {
  de: 'de',
  fi: 'fi',
  fr: 'fr',
  nl: 'nl',
  no: 'nb',
  sv: 'sv',
  en: 'en-GB',
  us: 'en-US',
} as const satisfies Record<string, Locale>;

/** A language option. */
export type LanguageOption = keyof typeof languageOptions;

const isOption = (text: string): text is LanguageOption => Object.hasOwn(languageOptions, text);

/** The language options in the order of the specification. */
export const languages: readonly LanguageOption[] = Object.keys(languageOptions).filter(isOption);

/** Returns the locale of a language option; undefined for other texts. */
export const localeOfOption = (option: string): Locale | undefined => (isOption(option) ? languageOptions[option] : undefined);

/** Returns the language option of a locale. */
export const optionOfLocale = (locale: Locale): LanguageOption => languages.find((option) => languageOptions[option] === locale) ?? 'en';
