/** What a number field holds: a number, `null` while it is empty, or the text that was typed if that is no number. */
export type NumberEntry = number | null | string;

/** Describes the numbers that a field accepts. */
export interface NumberRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The most digits after the decimal separator; by default none, so that only whole numbers are numbers. */
  readonly fractionDigits?: number | undefined;
}

/** Matches the marks that direct a number in a text from right to left. */
const directions = /[\u200E\u200F\u061C]/gu;

function separatorsOf(locale: string): { readonly group: string; readonly decimal: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567.5);
  const find = (filter: string) => parts.find(({ type }) => type === filter)?.value ?? '';
  return { group: find('group'), decimal: find('decimal') };
}

/** Returns the value of a decimal digit of any script: Unicode has the ten of each in a row, from zero. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % 10);
}

/**
 * Parses what was typed as people of a locale write numbers: with digits of any script, white space or the locale's separator between groups of three, and its
 * decimal separator. What is written in another way stays the text: a comma that separates groups in one language and decimals in another is never guessed.
 * @param locale a BCP 47 tag
 */
export function parseNumber(text: string, locale: string, fractionDigits = 0): NumberEntry {
  const { group, decimal } = separatorsOf(locale);
  if (text.trim() === '') return null;
  const entered = text
    .replace(directions, '')
    .trim()
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replace(/^\u2212/u, '-');
  const [whole = '', fraction = '', ...more] = entered.split(decimal);
  const grouped = whole.replace(new RegExp(`(?<=\\d)[${group}\\s](?=\\d{3}(?!\\d))`, 'gu'), '');
  const isNumber = /^[+-]?\d+$/.test(grouped) && /^\d*$/.test(fraction) && more.length === 0;
  if (!isNumber || fraction.length > fractionDigits || (fractionDigits === 0 && entered.includes(decimal))) return text;
  // Minus zero is zero.
  return Number(`${grouped}.${fraction || '0'}`) + 0;
}
