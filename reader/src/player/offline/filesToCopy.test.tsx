import { expect, test } from 'vitest';
import { fakeFiles, fakeItem, fakePublication } from '../testing/fakeOpenBook.ts';
import { filesToCopy, signedRecordings } from './filesToCopy.ts';

const folder = 'https://books.example/b/';
const smil = (recording: string) =>
  `<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body><par><text src="0.xhtml#a"/><audio src="${recording}"/></par><par><text src="0.xhtml#b"/><audio src="both.mp4"/></par></body></smil>`;
const manifest = new Map(
  ['0.xhtml', 'sv.smil', 'tsp.smil', 'voice.mp3', 'hands.mp4', 'both.mp4'].map((name) => [
    name,
    { id: name, href: folder + name, mediaType: 'text/plain', properties: [] },
  ]),
);
const publication = fakePublication([fakeItem(0)], {
  folder,
  manifest,
  narrations: ['sv', 'tsp'].map((language) => ({ language, smil: [`${folder}${language}.smil`] })),
});
const files = fakeFiles(async (url) => smil(url.endsWith('tsp.smil') ? 'hands.mp4' : 'voice.mp3'));
const packageUrl = `${folder}package.opf`;

test('the recordings of sign language are those that no spoken narration has', async () => {
  expect(await signedRecordings(publication, files)).toEqual([`${folder}hands.mp4`]);
});

test('a copy has the package, every file of the manifest and what no manifest lists', () => {
  expect(filesToCopy(publication, packageUrl, [`${folder}hands.mp4`], [])).toEqual([
    packageUrl,
    ...['container.xml', 'encryption.xml', 'com.apple.ibooks.display-options.xml'].map((name) => `${folder}META-INF/${name}`),
    ...[...manifest.keys()].map((name) => folder + name),
  ]);
});

test('recordings that are locked for the user are not downloaded', () => {
  const urls = filesToCopy(publication, packageUrl, [`${folder}hands.mp4`], [{ media: 'signLanguage', openedBy: 'plan' }]);
  expect(urls).not.toContain(`${folder}hands.mp4`);
  expect(urls).toContain(`${folder}both.mp4`);
});
