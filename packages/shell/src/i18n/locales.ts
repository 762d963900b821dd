import { type Locale, realmIdentities, realms } from '@realmkit/design-system';

export type { Locale };

/** The locales of the platform, one per realm (shell §1). */
export const locales: readonly Locale[] = realms.map((realm) => realmIdentities[realm].locale);

/** Returns whether a text is a locale of the platform. */
export const isLocale = (text: string | null | undefined): text is Locale => locales.some((locale) => locale === text);

/** Returns the platform's locale that matches a visitor's languages best, for pages without a realm. */
export function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const primary = language.toLowerCase().split('-')[0];
    if (primary === 'no' || primary === 'nn') return 'nb';
    const exact = locales.find((locale) => locale.toLowerCase() === language.toLowerCase());
    const close = exact ?? locales.find((locale) => locale.split('-')[0] === primary);
    if (close) return close;
  }
  return 'en-GB';
}
