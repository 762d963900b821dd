const startsLikeFormula = /^[=+\-@\t\r]/;

/** A cell of a CSV file: what a spreadsheet would take for a formula begins with an apostrophe, which makes it text there. */
function cell(text: string): string {
  const safe = startsLikeFormula.test(text) ? `'${text}` : text;
  return /[";,\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file of texts that Excel opens with the right letters: UTF-8 with its mark, lines that end as RFC 4180 says. */
export const csvFile = (rows: readonly (readonly string[])[], separator: ',' | ';'): Blob =>
  new Blob(['\ufeff', rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')], { type: 'text/csv;charset=utf-8' });
