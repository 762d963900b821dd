import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readZip } from './readZip.ts';
import { blobSource, type ZipSource } from './ZipSource.ts';

const zipped = (...entries: readonly (readonly [path: string, text: string])[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(entries.map(([path, text]) => [path, [strToU8(text), { level: path === 'mimetype' ? 0 : 6 }]])));
const at = (bytes: BlobPart): ZipSource => blobSource(new Blob([bytes]));
const archive = (...entries: readonly (readonly [path: string, text: string])[]): ZipSource => at(zipped(...entries));

describe('a zip archive', () => {
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
    await expect(readZip(at('no archive'))).rejects.toThrow('no archive');
    const whole = zipped(['a.xhtml', 'text'], ['b.xhtml', 'text']);
    await expect(readZip(at(whole.slice(0, whole.length - 30)))).rejects.toThrow();
  });
});
