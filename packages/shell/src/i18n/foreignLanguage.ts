import { useLocale } from './useLocale.ts';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Returns whether a code is that of a language. */
function isLanguage(code: string): boolean {
  try {
    return names.of(code) !== undefined;
  } catch {
    // Not reported: some books have a code that is not of a language.
    return false;
  }
}

const primary = (code: string): string => code.split('-', 1)[0]?.toLowerCase() ?? '';

/** Returns the `lang` of a text in another language than the page's, undefined in the page's own and without the code of a language. */
export const foreignLanguage = (code: string | undefined, locale: string): string | undefined =>
  code !== undefined && primary(code) !== primary(locale) && isLanguage(code) ? code : undefined;

/** Returns a function that gives what is written in the language of a book its `lang` (WCAG 3.1.2). */
export function useForeignLanguage(): (code: string | undefined) => string | undefined {
  const { locale } = useLocale();
  return (code) => foreignLanguage(code, locale);
}
