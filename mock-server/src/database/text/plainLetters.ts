const spelledOut: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ð: 'd', þ: 'th', ł: 'l', đ: 'd' };

/** A small letter without its marks, as ASCII writes it where it can. */
export function plainLetter(letter: string): string {
  return spelledOut[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
}

/** The text in the letters that user names and addresses are made of. */
export function inPlainLetters(text: string): string {
  return [...text.toLowerCase()]
    .map(plainLetter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
