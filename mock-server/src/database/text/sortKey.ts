import type { Realm } from '../realms.ts';
import { plainLetter } from './plainLetters.ts';

// The three characters behind z in ASCII stand for the letters behind z of the Nordic alphabets, as they did on Nordic keyboards once.
const swedish: Readonly<Record<string, string>> = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' };
const norwegian: Readonly<Record<string, string>> = { æ: '{', ä: '{', ø: '|', ö: '|', å: '}' };
const behindZ: Readonly<Partial<Record<Realm, typeof swedish>>> = { se: swedish, fi: swedish, no: norwegian };

/** A text that sorts by its bytes as the realm's language sorts the given one: without case, letters with marks beside their plain letter or behind z. */
export function sortKey(text: string, realm: Realm): string {
  const own = behindZ[realm];
  const small = text.normalize('NFC').toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII, which most names never leave
  if (/^[\x00-\x7f]*$/.test(small)) return small;
  return [...small].map((letter) => own?.[letter] ?? plainLetter(letter)).join('');
}
