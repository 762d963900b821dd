import { expect, test } from 'vitest';
import { contentSecurityPolicy, insertPolicy } from './pagePolicy.ts';
import { loadDocument } from './preparePage.ts';

const xhtml = 'http://www.w3.org/1999/xhtml';

test('the policy of a page forbids scripts by a directive of its own, and resources that are not the book’s', () => {
  const directives = contentSecurityPolicy(['https://books.example']).split('; ');
  expect(directives).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'none'", "form-action 'none'", "base-uri 'none'"]));
  expect(directives.filter((directive) => /https?:|\*/.test(directive))).toEqual([
    'img-src https://books.example data:',
    'media-src https://books.example data:',
    'font-src https://books.example data: blob:',
  ]);
});

test.each([
  ['no head', `<html xmlns="${xhtml}"><body><p>Text</p></body></html>`],
  ['content before its head', `<html xmlns="${xhtml}"><p>Before</p><head><title>T</title></head><body><head/></body></html>`],
  ['a head in another namespace', `<html xmlns="${xhtml}"><head xmlns="urn:other"><p xmlns="${xhtml}">Text</p></head><body/></html>`],
  ['no namespace', '<html><head><title>T</title></head><body/></html>'],
  ['a root that is not html', `<div xmlns="${xhtml}"><p>Text</p></div>`],
  ['an SVG root', '<svg xmlns="http://www.w3.org/2000/svg"><title>T</title></svg>'],
  ['markup that is not well-formed', '<p>Text<br></div>'],
])('the policy is the first element of the head and the head the first element of a page with %s', async (_structure, text) => {
  const { document } = await loadDocument(
    { href: 'https://books.example/page.xhtml', mediaType: 'application/xhtml+xml' },
    { text: async () => text },
  );
  insertPolicy(document, 'the policy');
  const head = document.documentElement.firstElementChild;
  expect([document.documentElement.namespaceURI, document.documentElement.localName]).toEqual([xhtml, 'html']);
  expect(head).toBe(document.head);
  expect(head?.firstElementChild?.getAttribute('content')).toBe('the policy');
});

test('nothing of a page can run before its policy: handlers of the root and the head, and processing instructions, are removed', async () => {
  const text = `<?xml-stylesheet type="text/xsl" href="#xsl"?><!DOCTYPE html><html xmlns="${xhtml}" lang="en" onclick="run()"><head onload="run()"><title>T</title></head><body/></html>`;
  const { document } = await loadDocument(
    { href: 'https://books.example/page.xhtml', mediaType: 'application/xhtml+xml' },
    { text: async () => text },
  );
  insertPolicy(document, 'the policy');
  const markup = new XMLSerializer().serializeToString(document);
  expect(markup).toMatch(/^<html [^>]*lang="en"[^>]*><head><meta /);
  expect(markup).not.toMatch(/run\(\)|xml-stylesheet/);
});
