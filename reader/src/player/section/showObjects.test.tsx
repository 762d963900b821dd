import { expect, test } from 'vitest';
import { fakeFiles } from '../testing/fakeOpenBook.ts';
import { sanitise } from './sanitise.ts';
import { showObjects } from './showObjects.ts';

const folder = 'https://books.example/b/';

/** Returns the body of a page of the book after its objects are shown and it is sanitised. */
async function shown(body: string): Promise<string> {
  const page = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body>${body}</body></html>`;
  const document = new DOMParser().parseFromString(page, 'application/xhtml+xml');
  await showObjects(document, `${folder}text/a.xhtml`, {
    ...fakeFiles(),
    loadableUrl: async (url) => (url.startsWith(folder) && !url.includes('gone') ? url : undefined),
  });
  sanitise(document);
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
  '<object data="page.html" type="text/html"><p>Instead</p></object>',
  '<object data="javascript:alert(1)" type="image/svg+xml"><p>Instead</p></object>',
  '<object data="data:text/html,alert(1)"><p>Instead</p></object>',
])('the object %s shows its fallback only', async (object) => {
  expect(await shown(object)).toBe('<p>Instead</p>');
});
