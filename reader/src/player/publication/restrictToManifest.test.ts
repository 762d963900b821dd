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

test('a page of an EPUB 2 book loads files that the manifest does not list', async () => {
  const unlisted = restrictToManifest(files, { isEpub2: true, manifest: new Map() });
  expect(await unlisted.loadableUrl(`${folder}other.png`)).toBe(`${folder}other.png`);
});

test('a page loads only files that the manifest lists', async () => {
  const picture = `${folder}picture.svg`;
  const listed = restrictToManifest(files, {
    isEpub2: false,
    manifest: new Map([['p', { id: 'p', href: picture, mediaType: 'image/svg+xml', properties: [] }]]),
  });
  expect(await listed.loadableUrl(`${picture}#part`)).toBe(`${picture}#part`);
  expect(await listed.loadableUrl(`${folder}other.png`)).toBeUndefined();
});
