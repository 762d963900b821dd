import { plainLetter } from '../../database/text/plainLetters.ts';

/** The words of a text in small letters without marks, so that `stjarn` finds `stjärnor`. */
export function foldedWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...word].map(plainLetter).join(''));
}
