// `npm run build -w packages/gateway`: writes the import template and its guide of each country to `dist/samples/`.
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import PdfDocument from 'pdfkit';
import writeExcelFile from 'write-excel-file/node';
import { realmHosts } from '../src/realmHosts.ts';
import { sampleFile } from '../src/samples/sampleFile.ts';
import { sampleTextsOf } from '../src/samples/sampleTexts.ts';

for (const host of realmHosts) {
  const { sheet, columns, guide } = sampleTextsOf(host);
  const workbook = sampleFile(host.realm, 'xlsx');
  mkdirSync(join(workbook, '..'), { recursive: true });
  await writeExcelFile([[...columns]], { sheet, columns: columns.map(() => ({ width: 24 })), stickyRowsCount: 1 }).toFile(workbook);

  // One A4 page in the viewer's built-in Helvetica, which has the letters of all eight languages. The same texts give the same file.
  const info = { Title: guide.title, CreationDate: new Date(0) };
  const pdf = new PdfDocument({ size: 'A4', margin: 56, lang: host.locale, displayTitle: true, pdfVersion: '1.7', info });
  const file = pdf.pipe(createWriteStream(sampleFile(host.realm, 'pdf')));
  pdf.font('Helvetica-Bold').fontSize(20).text(guide.title).moveDown();
  pdf.font('Helvetica').fontSize(11).text(guide.paragraphs.join('\n\n'), { lineGap: 4 });
  pdf.end();
  await finished(file);
}
