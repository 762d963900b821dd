import { expect, test } from 'vitest';
import type { BookFiles } from './BookFiles.ts';
import { listedFiles } from './listedFiles.ts';

const folder = 'https://books.example/b/';
const files: BookFiles = {
  folder,
  sources: [],
  text: async () => '',
  bytes: async () => new ArrayBuffer(),
  loadable: async (address) => address,
  renewed: async () => undefined,
  close: () => {},
};

test('a page loads what the package lists, and nothing else', async () => {
  const picture = `${folder}picture.svg`;
  const listed = listedFiles(files, {
    manifest: new Map([['p', { id: 'p', address: picture, mediaType: 'image/svg+xml', properties: [] }]]),
  });
  expect(await listed.loadable(`${picture}#part`)).toBe(`${picture}#part`);
  expect(await listed.loadable(`${folder}other.png`)).toBeUndefined();
});
