import { csvText } from '@realmkit/openapi/csv';

/** Creates a CSV file that Excel opens with the right letters: UTF-8 with a byte order mark. */
export const csvFile = (rows: readonly (readonly string[])[], separator: ',' | ';'): Blob =>
  new Blob(['\ufeff', csvText(rows, separator)], { type: 'text/csv;charset=utf-8' });
