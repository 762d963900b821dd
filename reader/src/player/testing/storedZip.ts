/** Encodes numbers of 2 and 4 bytes, little-endian. */
function fields(...values: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of values) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

/** Creates a zip of files, stored and without checksums (the reader checks none). */
export function storedZip(files: ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>): Blob {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [path, text] of files) {
    const [name, bytes] = [encoder.encode(path), typeof text === 'string' ? encoder.encode(text) : text];
    const headerFields = [
      [2, 20],
      [2, 0x0800],
      [2, 0],
      [4, 0],
      [4, 0],
      [4, bytes.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const head = fields([4, 0x04034b50], ...headerFields);
    parts.push(head, name, bytes);
    directory.push(fields([4, 0x02014b50], [2, 20], ...headerFields, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name);
    offset += head.length + name.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = fields([4, 0x06054b50], [2, 0], [2, 0], [2, files.size], [2, files.size], [4, size], [4, offset], [2, 0]);
  return new Blob([...parts, ...directory, end]);
}
