import { expect, test } from 'vitest';
import { csvFile } from './csvFile.ts';

test('a cell that looks like a formula is written as text in a CSV file', async () => {
  const file = csvFile(
    [
      ['=1+1', '+46', '-5', '@SUM(A1)'],
      ['Anna "A" Ek', 'a;b', 'plain', 'two\nlines'],
    ],
    'sv',
  );
  // The text of a file starts after its byte order mark.
  expect(await file.text()).toBe(`'=1+1;'+46;'-5;'@SUM(A1)\r\n"Anna ""A"" Ek";"a;b";plain;"two\nlines"\r\n`);
  expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
});
