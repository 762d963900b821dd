import { limits, WorkbookError } from './checkFile.ts';

const [lessThan, greaterThan, doubleQuote, singleQuote, exclamationMark, questionMark] = [0x3c, 0x3e, 0x22, 0x27, 0x21, 0x3f];

/** The rows that may be counted: the headings are a row too, and Excel stores some empty ones. */
const mostRows = limits.rows + 100;
/** The columns that Excel may have written to, most of them empty. */
const mostColumns = 256;
const mostCells = 1_000_000;
/** The longest tag of a row or a cell, in bytes; Excel writes about a hundred. */
const longestTag = 2000;

const decoder = new TextDecoder();
const bytesOf = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));
const [commentStart, commentEnd, textStart, textEnd, instructionEnd] = ['<!--', '-->', '<![CDATA[', ']]>', '?>'].map(bytesOf) as [
  readonly number[],
  readonly number[],
  readonly number[],
  readonly number[],
  readonly number[],
];

const isAt = (bytes: Uint8Array, at: number, text: readonly number[]): boolean => text.every((code, index) => bytes[at + index] === code);

/** Returns where a text ends that begins at `from` or later. @throws WorkbookError where the bytes do not contain it */
function endOf(bytes: Uint8Array, from: number, text: readonly number[]): number {
  for (let at = bytes.indexOf(text[0] ?? 0, from); at !== -1; at = bytes.indexOf(text[0] ?? 0, at + 1))
    if (isAt(bytes, at, text)) return at + text.length;
  throw new WorkbookError('unreadable');
}

/** Returns where the tag ends that begins at `from`: a value in quotes may contain the sign that ends it. @throws WorkbookError */
function endOfTag(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    const code = bytes[at];
    if (code === greaterThan) return at + 1;
    if (code === doubleQuote || code === singleQuote) {
      at = bytes.indexOf(code, at + 1);
      if (at === -1) break;
    }
  }
  throw new WorkbookError('unreadable');
}

function endOfMarkUp(bytes: Uint8Array, from: number): number {
  if (bytes[from + 1] === questionMark) return endOf(bytes, from, instructionEnd);
  if (bytes[from + 1] !== exclamationMark) return endOfTag(bytes, from);
  if (isAt(bytes, from, commentStart)) return endOf(bytes, from + commentStart.length, commentEnd);
  return isAt(bytes, from, textStart) ? endOf(bytes, from, textEnd) : endOfTag(bytes, from);
}

const columnOf = (letters: string): number => [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** Checks the addresses that a tag of a row or a cell has; only the plain ones that Excel writes are taken. */
function checkAddress(tag: string): void {
  for (const [, name = '', quoted = ''] of tag.matchAll(/([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g)) {
    if (name !== 'r' && !name.endsWith(':r')) continue;
    const [, letters, digits] = /^.([A-Z]*)(\d+).$/.exec(quoted) ?? [];
    if (letters === undefined) throw new WorkbookError('unreadable');
    if (Number(digits) > mostRows || letters.length > 3 || columnOf(letters) > mostColumns) throw new WorkbookError('tooMuchInside');
  }
}

const nameOf = (bytes: Uint8Array, from: number): string =>
  /^<(?:[^\s/>:]+:)?(row|c)[\s/>]/.exec(decoder.decode(bytes.subarray(from, from + 20)))?.[1] ?? '';

/**
 * Counts the rows and cells of a file of a workbook and reads their addresses in its bytes: its reader fills every gap, so one row with a high number
 * would take gigabytes.
 * @throws WorkbookError
 */
export function checkSheet(bytes: Uint8Array): void {
  let rows = 0;
  let cells = 0;
  for (let at = bytes.indexOf(lessThan); at !== -1; ) {
    const end = endOfMarkUp(bytes, at);
    const name = nameOf(bytes, at);
    if (name === 'row') rows += 1;
    if (name === 'c') cells += 1;
    if (rows > mostRows) throw new WorkbookError('tooManyRows');
    if (cells > mostCells || (name !== '' && end - at > longestTag)) throw new WorkbookError('tooMuchInside');
    if (name !== '') checkAddress(decoder.decode(bytes.subarray(at, end)));
    at = bytes.indexOf(lessThan, end);
  }
}
