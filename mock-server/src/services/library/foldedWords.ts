import { foldDiacritics } from '../../database/text/foldDiacritics.ts';

/** Splits a text into lower-case words without diacritics, so that `stjarn` finds `stjärnor`. */
export function foldedWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...word].map(foldDiacritics).join(''));
}
