/** Returns the name of a language in the language of the interface; its code if that is of no language. */
export function nameOfLanguage(language: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' }).of(language) ?? language;
  } catch {
    // Not reported: some books have a code that is not of a language.
    return language;
  }
}
