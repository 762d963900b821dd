import { afterEach, expect, test, vi } from 'vitest';
import { createFakeCaches } from '../testing/fakeCaches.ts';
import { fakeFiles } from '../testing/fakeOpenBook.ts';
import { openCopyCache } from './copyCache.ts';
import { copyFiles } from './copyFiles.ts';
import type { CopyRecord } from './copyRecord.ts';

const folder = 'https://books.example/b1/';
const record: CopyRecord = {
  version: 1,
  title: 'A lake at night',
  url: `${folder}package.opf`,
  edition: 'first',
  languages: undefined,
  properties: undefined,
  size: 1,
  locked: [],
  signed: [],
  absent: [`${folder}META-INF/encryption.xml`],
  policyAt: undefined,
  isOutdated: false,
};

afterEach(() => void vi.restoreAllMocks());

/** A book whose page and recording are on the device, and nothing else. */
async function open() {
  const cache = await openCopyCache(createFakeCaches(), 'copy');
  await cache.putFile(`${folder}one.xhtml`, new Response('<p>The lake</p>'));
  await cache.putFile(`${folder}one.mp3`, new Response('sound', { headers: { 'Content-Type': 'audio/mpeg' } }));
  const text = vi.fn(async (url: string) => `${url} of the network`);
  return { files: copyFiles(cache, record, fakeFiles(text)), text };
}

test('the texts of a copy come from the device, and what it has not comes from the network', async () => {
  const { files, text } = await open();
  expect(await files.text(`${folder}one.xhtml`)).toBe('<p>The lake</p>');
  expect(text).not.toHaveBeenCalled();
  expect(await files.text(`${folder}two.xhtml`)).toBe(`${folder}two.xhtml of the network`);
});

test('a file that the book lacks is not requested', async () => {
  const { files, text } = await open();
  await expect(files.text(`${folder}META-INF/encryption.xml`)).rejects.toMatchObject({ status: 404 });
  expect(text).not.toHaveBeenCalled();
});

test('a recording of a copy is an object URL with all of its bytes, which no network can refuse', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob);
    return 'blob:one';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const { files } = await open();
  expect([await files.loadableUrl(`${folder}one.mp3`), await files.loadableUrl(`${folder}one.mp3`)]).toEqual(['blob:one', 'blob:one']);
  expect([made.length, made[0]?.type, await made[0]?.text()]).toEqual([1, 'audio/mpeg', 'sound']);
  expect(await files.renewedUrl('blob:one')).toBeUndefined();
  files.close();
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:one');
  expect(await files.loadableUrl(`${folder}two.mp3`)).toBe(`${folder}two.mp3`);
});
