import { expect, test } from 'vitest';
import type { BookFiles } from '../publication/BookFiles.ts';
import { fakeFiles } from '../testing/fakeOpenBook.ts';
import { sanitise } from './sanitise.ts';
import { showObjects } from './showObjects.ts';

const folder = 'https://books.example/b/';

/** Returns the body of a page of the book after its objects are shown and it is sanitised. */
async function shown(body: string, more: Partial<BookFiles> = {}): Promise<string> {
  const page = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body>${body}</body></html>`;
  const document = new DOMParser().parseFromString(page, 'application/xhtml+xml');
  const files = {
    ...fakeFiles(),
    loadableUrl: async (url: string) => (url.startsWith(folder) && !url.includes('gone') ? url : undefined),
    ...more,
  };
  const frames = await showObjects(document, `${folder}text/a.xhtml`, files, async ({ href }) =>
    href.includes('far') ? 'link' : { page: href, title: 'Its title' },
  );
  sanitise(document, frames);
  return document.body.innerHTML.replaceAll(' xmlns="http://www.w3.org/1999/xhtml"', '');
}

test.each([
  ['<object data="../img/map.svg" type="image/svg+xml" class="m" width="40">A <b>map</b></object>', 'img/map.svg', 'alt="A map"'],
  ['<object data="map.png"/>', 'text/map.png', 'alt=""'],
  ['<embed src="map.svg" aria-label="A map"/>', 'text/map.svg', 'alt="A map"'],
  ['<object data="a.svg"><object data="a.png">A map</object></object>', 'text/a.svg', 'alt="A map"'],
])('the object %s is shown as an image', async (object, path, alternative) => {
  const body = await shown(object);
  expect(body).toMatch(/^<img [^>]*\/?>$/);
  expect(body).toContain(`src="${folder}${path}"`);
  expect(body).toContain(alternative);
});

test.each([
  '<object data="https://evil.example/a.svg" type="image/svg+xml"><p>Instead</p></object>',
  '<object data="gone.svg"><p>Instead</p></object>',
  '<object data="gone.xhtml"><p>Instead</p></object>',
  '<object data="https://evil.example/page.xhtml" type="application/xhtml+xml"><p>Instead</p></object>',
  '<object data="javascript:alert(1)" type="image/svg+xml"><p>Instead</p></object>',
  '<object data="data:text/html,alert(1)"><p>Instead</p></object>',
])('the object %s shows its fallback only', async (object) => {
  expect(await shown(object)).toBe('<p>Instead</p>');
});

test.each([
  ['<iframe src="map.xhtml" class="m" height="40"/>', 'class="m" height="40" title="Its title"'],
  ['<iframe src="map.xhtml#part" aria-label="A map"/>', 'aria-label="A map" title="A map"'],
  ['<iframe srcdoc="&lt;p&gt;A map"/>', 'title="Its title"'],
  ['<object data="map.xml" type="application/xhtml+xml">A <b>map</b></object>', 'title="A map"'],
  ['<embed src="map.html" title="Map"/>', 'title="Map"'],
])('the document of the book in %s is shown in a frame', async (element, attributes) => {
  expect(await shown(element)).toBe(`<iframe ${attributes}></iframe>`);
});

test.each([
  ['<iframe src="far.xhtml"/>', 'far.xhtml'],
  ['<object data="far.xhtml" id="o">A map</object>', 'A map'],
])('a document that is not shown in %s is a link', async (element, text) => {
  expect(await shown(element)).toMatch(new RegExp(`^<a .*href="${folder}text/far.xhtml"[^>]*>${text}</a>$`));
});

test.each([
  '<iframe src="https://evil.example/a.xhtml"/>',
  '<iframe src="gone.xhtml"/>',
  '<iframe src="javascript:alert(1)"/>',
  '<iframe src="data:text/html,x"/>',
  '<iframe/>',
])('the frame %s is removed', async (element) => {
  expect(await shown(element)).toBe('');
});

test.each([
  ['image/png', 'map.png', `<img src="${folder}map.png" alt="A map"`],
  ['application/xhtml+xml', 'map.xhtml', '<iframe title="A map"'],
])('an object of a type that browsers do not show is shown by its fallback of the type %s', async (mediaType, name, start) => {
  const item = { id: 'f', href: folder + name, mediaType, properties: [] };
  const shownFile: BookFiles['shownFile'] = (_url, canShow) => (canShow(mediaType) ? item : undefined);
  expect(await shown('<object data="map.xyz" type="model/xyz">A map</object>', { shownFile })).toContain(start);
});
