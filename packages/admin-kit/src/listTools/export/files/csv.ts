const startsLikeFormula = /^[=+\-@\t\r]/;

/** Returns a cell of a CSV file: an apostrophe before a text that looks like a formula makes spreadsheets treat it as text. */
function cell(text: string): string {
  const safe = startsLikeFormula.test(text) ? `'${text}` : text;
  return /[";,\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Creates a CSV file that Excel opens with the right letters: UTF-8 with a byte order mark, with the line ends of RFC 4180. */
export const csvFile = (rows: readonly (readonly string[])[], separator: ',' | ';'): Blob =>
  new Blob(['\ufeff', rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')], { type: 'text/csv;charset=utf-8' });
