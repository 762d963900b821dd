import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { rowXml, sheetXml, workbookOf, workbookOfRows } from '../testing/workbook.ts';
import { checkFile, limits, WorkbookError } from './checkFile.ts';
import { readRows } from './readRows.ts';

const errorReasonOf = (bytes: Uint8Array) =>
  readRows(bytes).then(
    () => undefined,
    (error: unknown) => (error instanceof WorkbookError ? error.reason : error),
  );

/** Writes a size into every header of a zip entry, in place of its unpacked size. */
function claimSize(bytes: Uint8Array, entry: string, size: number): Uint8Array {
  const lied = bytes.slice();
  const view = new DataView(lied.buffer);
  const name = new TextEncoder().encode(entry);
  for (let at = 0; at < lied.length - 46; at += 1) {
    const central = view.getUint32(at, true) === 0x02014b50;
    const local = view.getUint32(at, true) === 0x04034b50;
    const start = at + (central ? 46 : 30);
    if ((central || local) && name.every((code, index) => lied[start + index] === code))
      view.setUint32(at + (central ? 24 : 22), size, true);
  }
  return lied;
}

describe('checks before a file is read', () => {
  test('a file name has to end in .xlsx', { tags: ['admin §5.5'] }, () => {
    for (const name of ['classes.xls', 'classes.xlsm', 'classes.xlsx.exe', 'classes.xlsx ', 'classesxlsx', 'xlsx', '.xlsx/classes.csv'])
      expect([name, checkFile({ name, size: 10 })]).toEqual([name, 'notXlsx']);
    for (const name of ['classes.xlsx', 'CLASSES.XLSX', 'classes.csv.xlsx'])
      expect([name, checkFile({ name, size: 10 })]).toEqual([name, undefined]);
  });

  test('a file must not be empty', { tags: ['admin §5.6'] }, async () => {
    expect(checkFile({ name: 'classes.xlsx', size: 0 })).toBe('empty');
    expect(checkFile({ name: 'classes.xlsx', size: 1 })).toBeUndefined();
    expect(await errorReasonOf(new Uint8Array())).toBe('empty');
  });

  test('a file that is too large is not opened', () => {
    expect(checkFile({ name: 'classes.xlsx', size: limits.bytes })).toBeUndefined();
    expect(checkFile({ name: 'classes.xlsx', size: limits.bytes + 1 })).toBe('tooLarge');
  });
});

describe('a hostile workbook', () => {
  test('a file of another kind with the right name is rejected by its bytes', async () => {
    expect(await errorReasonOf(new TextEncoder().encode('username;name\nanna;Anna'))).toBe('notAWorkbook');
    expect(await errorReasonOf(zipSync({ 'word/document.xml': new TextEncoder().encode('<document/>') }))).toBe('notAWorkbook');
  });

  test('a zip bomb that declares its unpacked size is rejected before it is unpacked', async () => {
    const bomb = claimSize(workbookOf(new Uint8Array(1_000_000)), 'xl/worksheets/sheet1.xml', limits.unpackedBytes + 1);
    expect(await errorReasonOf(bomb)).toBe('tooMuchInside');
  });

  test('a zip bomb that declares a wrong unpacked size gets no more memory than it declared', async () => {
    const bomb = claimSize(workbookOf(new Uint8Array(5_000_000)), 'xl/worksheets/sheet1.xml', 1000);
    expect(await errorReasonOf(bomb)).not.toBeUndefined();
  });

  test('a workbook with a million rows is rejected without parsing them', async () => {
    const million = '<row/>'.repeat(1_000_000);
    expect(await errorReasonOf(workbookOf(sheetXml(rowXml(1, ['username']) + million)))).toBe('tooManyRows');
  });

  test('a workbook with one row too many is rejected', async () => {
    const rows = Array.from({ length: limits.rows + 1 }, (_, index) => [`pupil.${index}`]);
    expect(await errorReasonOf(workbookOfRows([['username'], ...rows]))).toBe('tooManyRows');
  });

  test.each([
    ['a row far below', '<row r="999999999"><c r="A999999999"><v>1</v></c></row>', 'tooMuchInside'],
    ['the last row of Excel', '<row r="1048576"/>', 'tooMuchInside'],
    ['a cell far below', '<row><c r="A1048576"><v>1</v></c></row>', 'tooMuchInside'],
    ['a cell far to the right', '<row r="2"><c r="ZZZZZZZ2"><v>1</v></c></row>', 'tooMuchInside'],
    ['the last column of Excel', '<row r="2"><c r="XFD2"><v>1</v></c></row>', 'tooMuchInside'],
    ['a row number in another notation', '<row r="9e8"/>', 'unreadable'],
    ['a row number in character references', '<row r="&#57;99999999"/>', 'unreadable'],
    ['a row number in single quotes', "<row r='999999999'/>", 'tooMuchInside'],
    ['a row number behind a value that ends no tag', '<row ht=">" r="999999999"/>', 'tooMuchInside'],
    ['a row number behind a value that looks like it', `<row ht=" r='2'" r="999999999"/>`, 'tooMuchInside'],
    ['a row number behind a comment that opens a tag', '<!-- <c x=" --><row r="999999999"/>', 'tooMuchInside'],
    ['a row number behind a text that opens a tag', '<![CDATA[<c x="]]><row r="999999999"/>', 'tooMuchInside'],
    ['a row in a name space', '<x:row xmlns:x="urn:x" r="999999999"/>', 'tooMuchInside'],
    ['a tag of a megabyte', `<row r="2" spans="${'1'.repeat(1_000_000)}"/>`, 'tooMuchInside'],
    ['a tag without an end', `<row r="2" spans="${'1'.repeat(1_000_000)}`, 'unreadable'],
    ['a row number twice', '<row r="2"><c r="A2"><v>1</v></c></row><row r="2"/>', 'unreadable'],
  ])('a small workbook with %s is refused before it is parsed', async (_, rows, reason) => {
    const before = process.memoryUsage().rss;
    expect(await errorReasonOf(workbookOf(sheetXml(rowXml(1, ['username']) + rows)))).toBe(reason);
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });

  test('a workbook whose sheet has another name than Excel gives it is refused too', async () => {
    const relation = (target: string) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="${target}"/></Relationships>`;
    const bytes = workbookOf(sheetXml(rowXml(1, ['username']) + rowXml(2, ['anna'])), {
      'xl/other.xml': new TextEncoder().encode(sheetXml(`${rowXml(1, ['username'])}<row r="999999999"/>`)),
      'xl/_rels/workbook.xml.rels': new TextEncoder().encode(relation('other.xml')),
    });
    expect(await errorReasonOf(bytes)).toBe('tooMuchInside');
  });

  test('what a workbook only claims of its size takes nothing', async () => {
    const claims = `<dimension ref="A1:XFD1048576"/><sheetData>${rowXml(1, ['username'])}<row r="2" spans="1:16384"><c r="A2" t="inlineStr"><is><t>anna</t></is></c></row></sheetData><mergeCells count="999999999"><mergeCell ref="A1:XFD1048576"/></mergeCells>`;
    const bytes = workbookOf(`<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${claims}</worksheet>`, {
      'xl/sharedStrings.xml': new TextEncoder().encode('<sst count="999999999" uniqueCount="999999999"/>'),
    });
    expect((await readRows(bytes)).rows).toEqual([{ number: 2, cells: ['anna'] }]);
  });

  test('a workbook with formulas yields their last results, never the formulas', async () => {
    const formula = `<row r="2"><c r="A2" t="str"><f>HYPERLINK("http://evil.example")</f><v>anna</v></c><c r="B2"><f>1+1</f></c></row>`;
    const { rows } = await readRows(workbookOf(sheetXml(rowXml(1, ['username', 'name']) + formula)));
    expect(rows).toEqual([{ number: 2, cells: ['anna', ''] }]);
  });

  test('a workbook with mark-up in its cells yields it as plain text', async () => {
    const { rows } = await readRows(workbookOfRows([['name'], ['<img src=x onerror=alert(1)>']]));
    expect(rows).toEqual([{ number: 2, cells: ['<img src=x onerror=alert(1)>'] }]);
  });

  test('a workbook in another encoding than UTF-8 is rejected', async () => {
    const xml = `<?xml version="1.0" encoding="UTF-16"?>${sheetXml(rowXml(1, ['name']) + rowXml(2, ['Åsa']))}`;
    const utf16 = new Uint8Array(new Uint16Array([0xfeff, ...[...xml].map((letter) => letter.charCodeAt(0))]).buffer);
    expect(await errorReasonOf(workbookOf(utf16))).toMatch(/^(unreadable|noRows)$/);
  });

  test('a workbook with composed and decomposed letters yields composed ones', async () => {
    const { rows } = await readRows(workbookOfRows([['name'], ['A\u030asa\u200b O\u0308berg']]));
    expect(rows[0]?.cells).toEqual(['Åsa Öberg']);
  });

  test('a workbook with merged cells has the text only in the first of them', async () => {
    const merged =
      rowXml(1, ['username', 'name']) +
      rowXml(2, ['anna', 'Anna']) +
      '<row r="3"><c r="A3"/><c r="B3" t="inlineStr"><is><t>Bo</t></is></c></row>';
    const { rows } = await readRows(workbookOf(sheetXml(merged, '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>')));
    expect(rows).toEqual([
      { number: 2, cells: ['anna', 'Anna'] },
      { number: 3, cells: ['', 'Bo'] },
    ]);
  });

  test('a workbook with empty rows keeps the row numbers that Excel shows', async () => {
    const rows = `${rowXml(1, ['name'])}${rowXml(4, ['Anna'])}<row r="5"><c r="A5"/></row>${rowXml(7, ['Bo'])}`;
    const text = await readRows(workbookOf(sheetXml(rows)));
    expect(text.rows.map(({ number }) => number)).toEqual([4, 7]);
  });

  test('a workbook with nothing below its headings is rejected as having no rows', async () => {
    expect(await errorReasonOf(workbookOfRows([['username', 'name']]))).toBe('noRows');
    expect(
      await errorReasonOf(
        workbookOfRows([
          ['', ''],
          ['', ''],
        ]),
      ),
    ).toBe('noRows');
  });

  test('a broken workbook is rejected as unreadable or without rows', async () => {
    expect(await errorReasonOf(workbookOf('<worksheet><sheetData><row'))).toMatch(/^(unreadable|noRows)$/);
    expect(await errorReasonOf(workbookOfRows([['a'], ['b']]).slice(0, 300))).toBe('unreadable');
  });
});

test('a workbook of 10,000 rows is read', async () => {
  const rows = Array.from({ length: limits.rows }, (_, index) => [`pupil.${index}`, `Pupil ${index}`]);
  const text = await readRows(workbookOfRows([['username', 'name'], ...rows]));
  expect(text.headings).toEqual(['username', 'name']);
  expect(text.rows).toHaveLength(limits.rows);
  expect(text.rows.at(-1)).toEqual({ number: limits.rows + 1, cells: ['pupil.9999', 'Pupil 9999'] });
});
