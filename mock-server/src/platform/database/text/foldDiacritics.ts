const spelledOut: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ð: 'd', þ: 'th', ł: 'l', đ: 'd' };

/** Returns a lower-case letter without diacritics, in ASCII where possible. */
export function foldDiacritics(letter: string): string {
  return spelledOut[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Returns a text in the ASCII letters, digits and hyphens of user names and email addresses. */
export function slugify(text: string): string {
  return [...text.toLowerCase()]
    .map(foldDiacritics)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Splits a text into lower-case words without diacritics, so that `stjarn` finds `stjärnor`. */
export function foldedWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...word].map(foldDiacritics).join(''));
}
