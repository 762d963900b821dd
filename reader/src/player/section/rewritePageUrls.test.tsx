import { expect, onTestFinished, test, vi } from 'vitest';
import { restrictToManifest } from '../publication/restrictToManifest.ts';
import { fakeFiles } from '../testing/fakeOpenBook.ts';
import { rewritePageUrls } from './rewritePageUrls.ts';

const folder = 'https://books.example/b/';

const item = (id: string, mediaType: string, fallback?: string) =>
  [id, { id, href: folder + id, mediaType, properties: [], fallback }] as const;
const manifest = new Map([
  item('photo.xyz', 'image/xyz', 'photo.abc'),
  item('photo.abc', 'image/abc', 'photo.jpg'),
  item('photo.jpg', 'image/jpeg'),
  item('voice.xyz', 'audio/xyz', 'voice.mp3'),
  item('voice.mp3', 'audio/mpeg'),
  item('film.xyz', 'video/xyz', 'film.mp4'),
  item('film.mp4', 'video/mp4'),
  item('circle.xyz', 'image/xyz', 'circle.abc'),
  item('circle.abc', 'image/abc', 'circle.xyz'),
]);

/** Returns the content of the body of a page of the book after its URLs are rewritten. */
async function rewritten(body: string): Promise<string> {
  const page = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body>${body}</body></html>`;
  const document = new DOMParser().parseFromString(page, 'application/xhtml+xml');
  await rewritePageUrls(document, `${folder}a.xhtml`, restrictToManifest(fakeFiles(), { manifest, isEpub2: false }));
  return document.body.innerHTML.replaceAll(' xmlns="http://www.w3.org/1999/xhtml"', '').replaceAll(folder, '');
}

test.each([
  ['<img src="photo.xyz"/>', '<img src="photo.jpg" />'],
  ['<img src=" photo.jpg "/>', '<img src="photo.jpg" />'],
  ['<img src="gone.png" srcset="gone.png 1x, photo.xyz 2x"/>', '<img src="photo.jpg" />'],
  ['<img srcset="photo.abc 600w,photo.jpg 1200w"/>', '<img src="photo.jpg" />'],
  ['<picture><source srcset="photo.xyz"/><img/></picture>', '<picture><source/><img src="photo.jpg" /></picture>'],
  ['<audio src="voice.xyz"></audio>', '<audio src="voice.mp3"></audio>'],
  ['<audio><source src="voice.xyz" type="audio/xyz"/></audio>', '<audio><source src="voice.mp3" /></audio>'],
  ['<audio><source src="voice.mp3" type="audio/mpeg"/></audio>', '<audio><source src="voice.mp3" type="audio/mpeg" /></audio>'],
  ['<video src="film.xyz" poster="photo.xyz"></video>', '<video src="film.mp4" poster="photo.jpg"></video>'],
  [
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="photo.xyz"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="photo.jpg"/></svg>',
  ],
  ['<img src="circle.xyz"/>', '<img src="circle.xyz" />'],
])('%s shows the first of its fallbacks that browsers show', async (written, shown) => {
  const normal = (html: string) => html.replaceAll(' />', '/>');
  expect(normal(await rewritten(written))).toBe(normal(shown));
});

test('a page does not wait for ever for a style sheet', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const page = '<html xmlns="http://www.w3.org/1999/xhtml"><head><link rel="stylesheet" href="a.css"/></head><body>Text</body></html>';
  const document = new DOMParser().parseFromString(page, 'application/xhtml+xml');
  const files = { ...fakeFiles(), text: () => new Promise<string>(() => undefined) };
  const done = rewritePageUrls(document, `${folder}a.xhtml`, files);
  await vi.advanceTimersByTimeAsync(8000);
  await done;
  expect(document.querySelector('link')).toBeNull();
  expect(document.body.textContent).toBe('Text');
});

test('a style sheet of the older type counts', async () => {
  expect(await rewritten('<style type="text/x-oeb1-css">p{color:red}</style>')).toBe('<style>p{color:red}</style>');
});
