import { csvText } from '@realmkit/openapi/csv';

/** Creates a CSV file that Excel opens with the right letters and columns: UTF-8 with a byte order mark, separated as in the locale. */
export const csvFile = (rows: readonly (readonly string[])[], locale: string): Blob =>
  // In locales with a decimal comma, spreadsheets expect semicolons.
  new Blob(['\ufeff', csvText(rows, locale.startsWith('en') ? ',' : ';')], { type: 'text/csv;charset=utf-8' });
