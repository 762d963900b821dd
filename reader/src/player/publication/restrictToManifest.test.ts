import { expect, test } from 'vitest';
import type { BookFiles } from './BookFiles.ts';
import { restrictToManifest } from './restrictToManifest.ts';

const folder = 'https://books.example/b/';
const files: BookFiles = {
  folder,
  sources: [],
  text: async () => '',
  bytes: async () => new ArrayBuffer(),
  loadableUrl: async (url) => url,
  renewedUrl: async () => undefined,
  close: () => {},
};

test('a page loads only files that the manifest lists', async () => {
  const picture = `${folder}picture.svg`;
  const listed = restrictToManifest(files, {
    manifest: new Map([['p', { id: 'p', href: picture, mediaType: 'image/svg+xml', properties: [] }]]),
  });
  expect(await listed.loadableUrl(`${picture}#part`)).toBe(`${picture}#part`);
  expect(await listed.loadableUrl(`${folder}other.png`)).toBeUndefined();
});
