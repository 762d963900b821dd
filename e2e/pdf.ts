import { inflateSync } from 'node:zlib';

const millimetresPerPoint = 25.4 / 72;

/** Returns the parts of a PDF in which its pages are described: the file itself, and the compressed streams that Firefox puts them into. */
function descriptions(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  return [text, ...streams.map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))];
}

/** Returns the size of each page of a PDF, in whole millimetres. */
export const pageSizes = (pdf: Buffer): { width: number; height: number }[] =>
  descriptions(pdf).flatMap((text) =>
    [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => ({
      width: Math.round(Number(width) * millimetresPerPoint),
      height: Math.round(Number(height) * millimetresPerPoint),
    })),
  );
