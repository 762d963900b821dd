import type { Locale } from './locales.ts';

/** The languages that can be chosen, and the locale that each stands for (shell §3). */
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

/** A language that can be chosen. */
export type LanguageOption = keyof typeof languageOptions;

const isOption = (text: string): text is LanguageOption => Object.hasOwn(languageOptions, text);

/** Every language that can be chosen, in the order of the specification. */
export const languages: readonly LanguageOption[] = Object.keys(languageOptions).filter(isOption);

/** The locale of a choice; undefined for a text that is none. */
export const localeOfOption = (option: string): Locale | undefined => (isOption(option) ? languageOptions[option] : undefined);

/** The choice that stands for a locale. */
export const optionOfLocale = (locale: Locale): LanguageOption => languages.find((option) => languageOptions[option] === locale) ?? 'en';
