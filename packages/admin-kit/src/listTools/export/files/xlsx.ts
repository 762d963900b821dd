import { escapeXml } from '@realmkit/openapi/xml';
import { strToU8, zipSync } from 'fflate';

/** A cell of a workbook: always text, so that a value that starts with = is never a formula. */
export interface TextCell {
  readonly text: string;
  readonly style?: 'heading' | 'invalid';
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The maximum length of a text in an Excel cell. */
const longest = 32_767;

const escaped = (text: string) => escapeXml(text).replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '');

const styles = { heading: 1, invalid: 2 } as const;
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
const cellXml = ({ text, style }: TextCell, place: string) =>
  `<c r="${place}" t="inlineStr"${style ? ` s="${styles[style]}"` : ''}><is><t xml:space="preserve">${escaped(text.slice(0, longest))}</t></is></c>`;
const rowXml = (cells: readonly TextCell[], index: number) =>
  `<row r="${index + 1}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${index + 1}`)).join('')}</row>`;
const fill = (colour: string) => `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/></patternFill></fill>`;
const format = (index: number) =>
  `<xf numFmtId="49" fontId="${index}" fillId="${index === 0 ? 0 : index + 1}" borderId="0" applyNumberFormat="1"/>`;

const styleSheet = `${declaration}<styleSheet xmlns="${main}"><fonts count="3"><font/><font><b/></font><font><color rgb="FF7F0000"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('E8EAF6')}${fill('FFCDD2')}</fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3">${[0, 1, 2].map(format).join('')}</cellXfs></styleSheet>`;

/**
 * Creates a workbook of one sheet with a frozen first row. It is written here because the available libraries compress long sheets in
 * workers that they create themselves, which the pages' content security policy forbids.
 */
export function workbookFile(sheet: string, rows: readonly (readonly TextCell[])[]): Blob {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 1);
  // Excel's rules for the name of a sheet.
  const name = sheet.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);
  const files = {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styleSheet,
    'xl/worksheets/sheet1.xml': `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${width}" width="24" customWidth="1"/></cols><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
  };
  const packed = zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])), { level: 1 });
  return new Blob([new Uint8Array(packed)], { type: `${types}.sheet` });
}
