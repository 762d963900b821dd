import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const package_ = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const letter = (column: number) => String.fromCharCode(65 + column);

/** Returns the XML of a row of text cells. */
export const rowXml = (number: number, texts: readonly string[]): string =>
  `<row r="${number}">${texts.map((text, column) => `<c r="${letter(column)}${number}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`).join('')}</row>`;

/** Returns the XML of a sheet. */
export const sheetXml = (rows: string, more = ''): string => `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${more}</worksheet>`;

/** Creates a workbook with one sheet of exactly these bytes. */
export function workbookOf(sheet: Uint8Array | string, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array<ArrayBuffer> {
  const files = {
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': typeof sheet === 'string' ? strToU8(sheet) : sheet,
    ...more,
  };
  return new Uint8Array(zipSync(files));
}

/** Creates a workbook of texts; the first row holds the headings. */
export const workbookOfRows = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> =>
  workbookOf(sheetXml(rows.map((row, index) => rowXml(index + 1, row)).join('')));
