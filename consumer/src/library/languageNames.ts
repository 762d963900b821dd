/** Returns the language of a locale, without its country. */
export const languageOf = (locale: string): string => new Intl.Locale(locale).language;

/** Returns what names languages within a sentence of a locale. */
export function languageNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return (code) => {
    try {
      return names.of(code) ?? code;
    } catch {
      // Not reported: some books have a code that is not of a language.
      return code;
    }
  };
}

/** Returns a name with a capital at its start, to stand alone: many languages write their own names without. */
export const standingAlone = (name: string, locale: string): string => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
