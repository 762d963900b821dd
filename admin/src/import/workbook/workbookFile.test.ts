import { workbookFile } from '@realmkit/admin-kit';
import { expect, test } from 'vitest';
import { readRows } from './readRows.ts';

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
