/** The text of a PDF page: a heading, and paragraphs below it. */
export interface PdfText {
  /** The language tag of the texts. */
  readonly language: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const longestLine = 84;

/** Returns a PDF of one A4 page in the viewer's built-in Helvetica, which has the letters of all eight languages. */
export function pdfOf({ language, title, paragraphs }: PdfText): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...linesOf(paragraph), '']);
  const shown = [
    `BT /F2 20 Tf 56 770 Td ${literal(title)} Tj ET`,
    `BT /F1 11 Tf 56 734 Td 16 TL ${lines.map((line) => `${literal(line)} Tj T*`).join(' ')} ET`,
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return fileOf([
    `<< /Type /Catalog /Pages 2 0 R /Lang ${literal(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} >>`,
  ]);
}

/** Concatenates the objects of a PDF and writes their offsets into the cross-reference table. */
function fileOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

/** The WinAnsi codes of typographic characters outside of Latin-1. */
const winAnsiCodes: Readonly<Record<string, string>> = { '’': '\x92', '–': '\x96', '„': '\x84', '“': '\x93', '”': '\x94', '…': '\x85' };

const literal = (text: string): string =>
  `(${text.replaceAll(/[’–„“”…]/g, (mark) => winAnsiCodes[mark] ?? mark).replaceAll(/[\\()]/g, (mark) => `\\${mark}`)})`;

function linesOf(paragraph: string): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (last.length + word.length >= longestLine) lines.push(last, word);
    else lines.push(`${last} ${word}`);
  }
  return lines;
}
