import { expect, test } from 'vitest';
import { readRows } from '../../import/workbook/readRows.ts';
import { csvFile } from './csv.ts';
import { workbookFile } from './xlsx.ts';

test('a cell that looks like a formula is written as text in a CSV file', async () => {
  const file = csvFile(
    [
      ['=1+1', '+46', '-5', '@SUM(A1)'],
      ['Anna "A" Ek', 'a;b', 'plain', 'two\nlines'],
    ],
    ';',
  );
  // The text of a file starts after its byte order mark.
  expect(await file.text()).toBe(`'=1+1;'+46;'-5;'@SUM(A1)\r\n"Anna ""A"" Ek";"a;b";plain;"two\nlines"\r\n`);
  expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
});

test('a cell that looks like a formula is written as text in a workbook', async () => {
  const file = workbookFile('People: 7/8', [
    [{ text: 'name', style: 'heading' }],
    [{ text: '=HYPERLINK("http://evil.example")' }],
    [{ text: '<b>&"Å\u0000\ud800', style: 'invalid' }],
  ]);
  const { headings, rows } = await readRows(new Uint8Array(await file.arrayBuffer()));
  expect(headings).toEqual(['name']);
  expect(rows.map(({ cells }) => cells[0])).toEqual(['=HYPERLINK("http://evil.example")', '<b>&"Å']);
});
