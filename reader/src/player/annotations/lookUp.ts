/** The longest text that is looked up, in letters: some words, not a sentence. */
const longest = 60;

/** Returns the URL where words of a language are explained. */
export type LookUpUrl = (words: string, language: string) => string;

/** The codes under which Wiktionary has languages of other codes. */
const codes: Readonly<Record<string, string>> = { nb: 'no' };

/** Returns the entry of Wiktionary in the language of the words, or in English if that is not declared. */
export const wiktionaryUrl: LookUpUrl = (words, language) => {
  const [code = ''] = language.toLowerCase().split('-');
  // What a book declares becomes a part of a host name.
  const known = /^[a-z]{2,3}$/.test(code) ? (codes[code] ?? code) : 'en';
  return `https://${known}.wiktionary.org/wiki/Special:Search?search=${encodeURIComponent(words)}&go=Go`;
};

/** Returns the words of a selection that can be looked up; undefined for a longer text. */
export function wordsToLookUp(text: string): string | undefined {
  const words = text
    .replace(/[\s\u00ad]+/g, (blank) => (blank.includes('\u00ad') ? '' : ' '))
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '');
  return words !== '' && words.length <= longest ? words : undefined;
}
