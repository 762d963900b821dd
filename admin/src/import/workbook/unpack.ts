import { unzipSync, zipSync } from 'fflate';
import { limits, WorkbookError } from './checkFile.ts';

const zipMagic = [0x50, 0x4b, 0x03, 0x04];
const isRead = (name: string) => /\.xml(\.rels)?$/.test(name);
const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(name);
const rowTag = [...'<row'].map((letter) => letter.charCodeAt(0));

/** Counts the rows of a sheet in its bytes, because parsing a million of them would take too long. */
function countRows(sheet: Uint8Array): number {
  let rows = 0;
  for (let at = sheet.indexOf(0x3c); at !== -1; at = sheet.indexOf(0x3c, at + 1)) {
    if (rowTag.every((code, index) => sheet[at + index] === code)) rows += 1;
  }
  return rows;
}

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  try {
    return unzipSync(bytes, {
      // Sizes are checked before anything is unpacked; an entry that is larger than declared does not fit its buffer.
      filter: ({ name, originalSize }) => {
        if (!isRead(name)) return false;
        unpacked += originalSize;
        if (unpacked > limits.unpackedBytes) throw new WorkbookError('tooMuchInside');
        return true;
      },
    });
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    throw new WorkbookError('unreadable');
  }
}

/**
 * Checks a workbook, and repacks the files that are read from it without compression, so that its reader has nothing to unpack.
 * @throws WorkbookError
 */
export function unpackWorkbook(bytes: Uint8Array): ArrayBuffer {
  if (bytes.length === 0) throw new WorkbookError('empty');
  if (bytes.length > limits.bytes) throw new WorkbookError('tooLarge');
  if (!zipMagic.every((byte, index) => bytes[index] === byte)) throw new WorkbookError('notAWorkbook');
  const files = unzip(bytes);
  const sheets = Object.entries(files).filter(([name]) => isSheet(name));
  if (sheets.length === 0 || !('xl/workbook.xml' in files)) throw new WorkbookError('notAWorkbook');
  // The headings are a row too, and Excel stores some empty ones.
  if (sheets.some(([, sheet]) => countRows(sheet) > limits.rows + 100)) throw new WorkbookError('tooManyRows');
  const { buffer, byteOffset, byteLength } = zipSync(files, { level: 0 });
  const packed = new ArrayBuffer(byteLength);
  new Uint8Array(packed).set(new Uint8Array(buffer, byteOffset, byteLength));
  return packed;
}
