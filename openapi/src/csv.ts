/**
 * The places at which a spreadsheet begins to read a formula: the start of a cell, and what follows a separator of any country, since half of Excel's
 * languages split at semicolons whatever the file does. A sign in full width counts like its narrow form.
 */
const formulaStart = /(^|[;,\t\r\n]"*)(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** Returns a cell of a CSV file. An apostrophe before what a spreadsheet would read as a formula makes it text. */
function cell(text: string): string {
  const safe = text.replaceAll(formulaStart, "$1'");
  return /[";,\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes CSV with the line ends of RFC 4180. No text of a cell becomes a formula, in the Excel of any language (OWASP, CSV injection). */
export const csvText = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
