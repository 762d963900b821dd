import { unzipSync, zipSync } from 'fflate';
import { limits, WorkbookError } from './checkFile.ts';
import { checkSheet } from './checkSheet.ts';

const zipMagic = [0x50, 0x4b, 0x03, 0x04];
const isRead = (name: string) => /\.xml(\.rels)?$/.test(name);
const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(name);
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
  if (!Object.keys(files).some(isSheet) || !('xl/workbook.xml' in files)) throw new WorkbookError('notAWorkbook');
  // All of them: the workbook itself says which one is a sheet, whatever its name.
  for (const file of Object.values(files)) checkSheet(file);
  const { buffer, byteOffset, byteLength } = zipSync(files, { level: 0 });
  const packed = new ArrayBuffer(byteLength);
  new Uint8Array(packed).set(new Uint8Array(buffer, byteOffset, byteLength));
  return packed;
}
