import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readZip } from './readZip.ts';
import { blobSource, type ZipSource } from './ZipSource.ts';

const zipped = (...entries: readonly (readonly [path: string, text: string])[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(entries.map(([path, text]) => [path, [strToU8(text), { level: path === 'mimetype' ? 0 : 6 }]])));
const at = (bytes: BlobPart): ZipSource => blobSource(new Blob([bytes]));
const archive = (...entries: readonly (readonly [path: string, text: string])[]): ZipSource => at(zipped(...entries));

/** Appends a comment to an archive, and declares its length. */
function withComment(bytes: Uint8Array, comment: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array([...bytes, ...comment]);
  new DataView(whole.buffer).setUint16(bytes.length - 2, comment.length, true);
  return whole;
}

/** Rewrites the end of an archive of one entry in the form of zip64, with all numbers in the records of 64 bits. */
function inZip64(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const end = new DataView(bytes.slice(bytes.length - 22).buffer);
  const [size, from] = [end.getUint32(12, true), end.getUint32(16, true)];
  const entry = bytes.slice(from, from + size);
  const written = new DataView(entry.buffer);
  const numbers = [24, 20, 42].map((field) => written.getUint32(field, true));
  for (const field of [24, 20, 42]) written.setUint32(field, 0xffffffff, true);
  written.setUint16(30, 28, true);
  const extra = new DataView(new ArrayBuffer(28));
  extra.setUint16(0, 1, true);
  extra.setUint16(2, 24, true);
  for (const [index, number] of numbers.entries()) extra.setBigUint64(4 + index * 8, BigInt(number), true);
  const record = new DataView(new ArrayBuffer(56 + 20 + 22));
  record.setUint32(0, 0x06064b50, true);
  for (const [field, number] of [
    [4, 44],
    [24, 1],
    [32, 1],
    [40, size + 28],
    [48, from],
  ] as const)
    record.setBigUint64(field, BigInt(number), true);
  record.setUint32(56, 0x07064b50, true);
  record.setBigUint64(64, BigInt(from + size + 28), true);
  record.setUint32(76, 0x06054b50, true);
  for (const field of [84, 86]) record.setUint16(field, 0xffff, true);
  for (const field of [88, 92]) record.setUint32(field, 0xffffffff, true);
  return new Uint8Array([...bytes.slice(0, from), ...entry, ...new Uint8Array(extra.buffer), ...new Uint8Array(record.buffer)]);
}

describe('a zip archive', () => {
  test('a zip archive in the form of zip64 is read', async () => {
    const entries = await readZip(at(inZip64(zipped(['text/a.xhtml', 'page '.repeat(500)]))));
    expect(await (await entries.get('text/a.xhtml')?.read())?.text()).toBe('page '.repeat(500));
  });

  test('a comment of a zip archive may hold the signature of its end', async () => {
    const signature = [0x50, 0x4b, 5, 6];
    const comment = Uint8Array.from([...signature, ...Array.from({ length: 18 }, () => 0x41), ...signature, 0, 0]);
    const entries = await readZip(at(withComment(zipped(['a.xhtml', 'text']), comment)));
    expect([...entries.keys()]).toEqual(['a.xhtml']);
  });

  test('folders of a zip archive that are separated by backslashes are read as folders', async () => {
    const entries = await readZip(archive(['OEBPS\\text\\a.xhtml', 'text']));
    expect([...entries.keys()]).toEqual(['OEBPS/text/a.xhtml']);
  });

  test('a zip archive returns each of its files, compressed or stored, on demand', async () => {
    const entries = await readZip(archive(['mimetype', 'application/epub+zip'], ['text/ä 1.xhtml', 'page '.repeat(500)]));
    expect([...entries.keys()]).toEqual(['mimetype', 'text/ä 1.xhtml']);
    expect(await (await entries.get('mimetype')?.read())?.text()).toBe('application/epub+zip');
    expect(await (await entries.get('text/ä 1.xhtml')?.read())?.text()).toBe('page '.repeat(500));
  });

  test.each(['../package.opf', 'text/../../x', '/etc/passwd', 'text\\..\\x', 'C:/x'])(
    'a zip archive with the path %s that leads out of it is refused',
    async (path) => {
      await expect(readZip(archive([path, 'x']))).rejects.toThrow('leads out of it');
    },
  );

  test('a zip bomb is refused before any of it is inflated', async () => {
    await expect(readZip(archive(['bomb.xhtml', ' '.repeat(12_000_000)]))).rejects.toThrow('would burst');
  });

  test('a file of an archive that is larger than declared fails to inflate', async () => {
    const bytes = zipped(['a.xhtml', 'page '.repeat(500)]);
    const view = new DataView(bytes.buffer);
    // The size field in the central directory record, after its signature and the preceding fields.
    for (let place = 0; place < bytes.length - 28; place += 1)
      if (view.getUint32(place, true) === 0x02014b50) view.setUint32(place + 24, 10, true);
    const entries = await readZip(at(bytes));
    await expect(entries.get('a.xhtml')?.read()).rejects.toThrow('larger than it says');
  });

  test('a file that is not a zip archive, or a truncated one, is refused', async () => {
    await expect(readZip(at('no archive'))).rejects.toMatchObject({ code: 'error_no_epub' });
    const whole = zipped(['a.xhtml', 'text'], ['b.xhtml', 'text']);
    await expect(readZip(at(whole.slice(0, whole.length - 30)))).rejects.toMatchObject({ code: 'error_damaged' });
  });
});
