import { crc32, deflateRawSync } from 'node:zlib';

/** A file that goes into a zip. */
export interface ZipEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const stored = /^mimetype$|\.(mp3|mp4|m4a|jpg|png)$/;

/** Creates the fields that the local header of an entry and its central directory record share. */
function sharedHeaderFields(method: number, sum: number, packed: number, size: number, nameLength: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x0800, 2);
  fields.writeUInt16LE(method, 4);
  // 1 January 2026, midnight, so that the same content gives the same file.
  fields.writeUInt16LE(0, 6);
  fields.writeUInt16LE(((2026 - 1980) << 9) | (1 << 5) | 1, 8);
  fields.writeUInt32LE(sum, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(nameLength, 22);
  return fields;
}

/** Creates a zip of the entries in their order (APPNOTE 4.3); recordings and the mimetype are stored, the rest is deflated. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { path, bytes } of entries) {
    const name = Buffer.from(path);
    const method = stored.test(path) ? 0 : 8;
    const packed = method === 0 ? bytes : deflateRawSync(bytes);
    const shared = sharedHeaderFields(method, crc32(bytes), packed.length, bytes.length, name.length);
    const line = Buffer.alloc(14);
    line.writeUInt32LE(offset, 10);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), shared, name, packed);
    // "Version made by" precedes the shared fields; six fields of the directory follow them.
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, line, name);
    offset += 30 + name.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
