import type { NarrationLanguage } from '@realmkit/design-system';
import { isFingerLanguage } from '../narration/languages.ts';

/** Returns the languages of a book for its menu: each by its own name, the finger languages by the names of the interface. */
export function languageNames(languages: readonly string[], fingers: Readonly<Record<'takk' | 'tsp', string>>): NarrationLanguage[] {
  return languages.map((language) => {
    if (isFingerLanguage(language))
      return { value: language, label: fingers[language], signed: language === 'takk' ? 'support' : 'language' };
    let name: string | undefined;
    try {
      name = new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' }).of(language);
    } catch {
      // Not reported: some books have a code that is not of a language.
      name = undefined;
    }
    const label = name ? name.charAt(0).toLocaleUpperCase(language) + name.slice(1) : language;
    return { value: language, label, lang: language };
  });
}
