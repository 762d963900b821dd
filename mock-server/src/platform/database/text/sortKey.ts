import type { Realm } from '../realms.ts';
import { foldDiacritics } from './foldDiacritics.ts';

// The three characters after z in ASCII replace the letters after z of the Nordic alphabets, as on old Nordic keyboards.
type Letters = Readonly<Record<string, string>>;
const swedish: Letters = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' };
const norwegian: Letters = { æ: '{', ä: '{', ø: '|', ö: '|', å: '}' };
const none: Letters = {};
const sortsAfterZ: Readonly<Record<Realm, Letters>> = {
  de: none,
  fi: swedish,
  fr: none,
  no: norwegian,
  nl: none,
  se: swedish,
  uk: none,
  us: none,
};

/**
 * Returns a key whose byte order is the realm's alphabetical order of the text: case is ignored, and letters with diacritics sort beside the plain
 * letter or after z.
 */
export function sortKey(text: string, realm: Realm): string {
  const own = sortsAfterZ[realm];
  const small = text.normalize('NFC').toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII, which most names never leave
  if (/^[\x00-\x7f]*$/.test(small)) return small;
  return [...small].map((letter) => own[letter] ?? foldDiacritics(letter)).join('');
}
