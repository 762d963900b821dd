import { expect, test } from 'vitest';
import { storedZip } from '../../testing/storedZip.ts';
import { blobSource } from './ZipSource.ts';
import { zipFiles } from './zipFiles.ts';

const decomposed = 'text/Ko\u0308nig.xhtml';

test('a file of an archive is found by its name in another composition and case', async () => {
  const files = await zipFiles(
    blobSource(
      storedZip(
        new Map([
          [decomposed, 'The king'],
          ['text/a.xhtml', 'small'],
          ['text/A.xhtml', 'large'],
        ]),
      ),
    ),
  );
  const textOf = (path: string) => files.text(new URL(path, files.folder).href);
  expect(await textOf('text/K\u00f6nig.xhtml')).toBe('The king');
  expect(await textOf('TEXT/k\u00f6nig.XHTML')).toBe('The king');
  expect([await textOf('text/a.xhtml'), await textOf('text/A.xhtml')]).toEqual(['small', 'large']);
  await expect(textOf('text/b.xhtml')).rejects.toMatchObject({ status: 404 });
});

test('an archive lists the URLs of its files', async () => {
  const { urls } = await zipFiles(blobSource(storedZip(new Map([['OPS/my book.opf', '']]))));
  expect(urls).toEqual(['https://archive.invalid/OPS/my%20book.opf']);
});
