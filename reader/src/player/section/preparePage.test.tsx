import { expect, test } from 'vitest';
import { fakeFiles, fakeItem } from '../testing/fakeOpenBook.ts';
import { nestingLimits, type PreparedDocument, preparePage } from './preparePage.ts';

const page = (body: string, head = '') =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title>${head}</head><body>${body}</body></html>`;

/** Prepares the first page of a book of pages by their file names. */
const prepared = (pages: Readonly<Record<string, string>>) =>
  preparePage(
    fakeItem(0),
    fakeFiles(async (url) => pages[url.split('/').at(-1) ?? ''] ?? Promise.reject(new Error(`${url} is missing`))),
    'p{color:teal}',
  );

const all = (document: PreparedDocument): PreparedDocument[] => [document, ...document.nested.flatMap(all)];

test('a document within a page is prepared as the page is: sanitised, with its policy and the style of the user', async () => {
  const { markup, nested } = await prepared({
    '0.xhtml': page('<iframe src="in.xhtml"/>'),
    'in.xhtml': page(
      '<p onclick="alert(1)">Within <a href="1.xhtml">one</a></p><script>alert(1)</script>',
      '<base href="https://evil.example/"/>',
    ),
  });
  expect(markup).toMatch(/<iframe title="T"[^>]*><\/iframe>/);
  const [within] = nested;
  expect(within?.markup).not.toMatch(/alert|evil/);
  expect(within?.markup).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'none'/);
  expect(within?.markup).toContain('href="https://books.example/b/1.xhtml"');
  expect(within?.markup).toContain('p{color:teal}');
});

test('only the policy of a page with documents within it allows frames, and those of the reader only', async () => {
  const policyOf = async (body: string) =>
    /content="([^"]*)"/.exec((await prepared({ '0.xhtml': page(body), 'in.xhtml': page('') })).markup)?.[1];
  expect(await policyOf('<iframe src="in.xhtml"/>')).toMatch(/; frame-src blob:$/);
  expect(await policyOf('<iframe src="https://evil.example/"/>')).not.toContain('frame-src');
});

test('documents within each other are shown to a depth, and are links below it', async () => {
  const { nested } = await prepared({ '0.xhtml': page('<p>Round</p><iframe src="0.xhtml" title="Again"/>') });
  expect(nested[0]?.nested).toHaveLength(1);
  expect(nested[0]?.nested[0]?.nested).toEqual([]);
  expect(nested[0]?.nested[0]?.markup).toContain('<a title="Again" href="https://books.example/b/0.xhtml">Again</a>');
});

test('a page shows a number of documents, and links to all others', async () => {
  const many = '<iframe src="in.xhtml"/>'.repeat(nestingLimits.documents + 1);
  const whole = await prepared({ '0.xhtml': page(many), 'in.xhtml': page('<iframe src="in.xhtml"/>') });
  expect(all(whole)).toHaveLength(1 + nestingLimits.documents);
  expect(all(whole).flatMap(({ markup }) => markup.match(/<a /g) ?? [])).not.toHaveLength(0);
});

test('a missing document within a page leaves the page as it is without it', async () => {
  const { markup, nested } = await prepared({ '0.xhtml': page('<p>Before</p><object data="gone.xhtml"><p>Instead</p></object>') });
  expect(markup).toContain('<p>Before</p><p>Instead</p>');
  expect(nested).toEqual([]);
});

test.each([
  ['../text/', 'text/two.xhtml#x', 'img/a.png'],
  ['https://evil.example/', 'two.xhtml#x', '../img/a.png'],
])('the links and pictures of a page with the base %s stay in the book', async (base, link, picture) => {
  const head = `<base href="${base}" target="_top"/>`;
  const { markup } = await prepared({ '0.xhtml': page('<a href="two.xhtml#x">Two</a><img src="../img/a.png" alt=""/>', head) });
  const at = (path: string) => new URL(path, 'https://books.example/b/').href;
  expect(markup).toContain(`href="${at(link)}"`);
  expect(markup).toContain(`src="${at(picture.replace('../', ''))}"`);
  expect(markup).not.toMatch(/<base|_top/);
});
