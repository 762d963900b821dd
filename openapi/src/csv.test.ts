import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/** Returns the cells of a line as a spreadsheet splits it that knows no quotes in the middle of a cell. */
const splitAnywhere = (text: string): string[] => text.split(/[;,\t\r\n]/).map((part) => part.replace(/^"+/, ''));

test.each([',', ';'] as const)('no cell becomes a formula in a file with “%s”, wherever a spreadsheet splits it', (separator) => {
  for (const sign of signs)
    for (const before of ['', ';', ',', '\t', '\r', '\n', 'a;', 'a,', 'a\n', 'a;"', 'a;""', ';;'])
      expect(splitAnywhere(csvText([[`${before}${sign}1+1`, 'b']], separator)).filter((part) => signs.includes(part.charAt(0)))).toEqual(
        [],
      );
  expect(csvText([['\tx', '\rx', '\nx']], separator)).toBe(`${['"\'\tx"', '"\'\rx"', '"\'\nx"'].join(separator)}\r\n`);
});

test('cells with separators, quotes or line ends are in quotes, and all others are as they were', () => {
  expect(csvText([['Anna "A" Ek', 'a;b', 'a,b', 'two\nlines', 'plain', 'Saint-Denis', 'a = b', ''], ['second']], ';')).toBe(
    '"Anna ""A"" Ek";"a;b";"a,b";"two\nlines";plain;Saint-Denis;a = b;\r\nsecond\r\n',
  );
  expect(csvText([['=1+1', 'a;=1', '＝1+1']], ',')).toBe(`'=1+1,"a;'=1",'＝1+1\r\n`);
});
