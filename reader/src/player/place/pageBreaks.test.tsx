import { expect, test } from 'vitest';
import { pageBreaksOf, parsePageBreaks, stringifyPageBreaks } from './pageBreaks.ts';

const folder = 'https://books.example/b/';
const page = (body: string) =>
  new DOMParser().parseFromString(
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>T</title></head><body>${body}</body></html>`,
    'application/xhtml+xml',
  );

test('page breaks are found by their type or role, with the name that they have for screen readers, their title or their text', () => {
  const document = page(
    '<span id="p1" epub:type="pagebreak" title="1"/><p id="x">A lake</p><span id="p 2" role="doc-pagebreak" aria-label="2"/><a id="p3" epub:type="pagebreak"> 3 </a><hr id="p4" epub:type="pagebreak"/><span role="doc-pagebreak" title="5"/>',
  );
  expect(pageBreaksOf(document, `${folder}1.xhtml`)).toEqual([
    { label: '1', href: `${folder}1.xhtml#p1` },
    { label: '2', href: `${folder}1.xhtml#p%202` },
    { label: '3', href: `${folder}1.xhtml#p3` },
  ]);
});

test('cached page breaks are those of the book, also in another folder; broken ones are none', () => {
  const pages = [{ label: '1', href: `${folder}1.xhtml#p1` }];
  const other = 'https://elsewhere.example/c/';
  expect(parsePageBreaks(stringifyPageBreaks(pages, folder), other)).toEqual([{ label: '1', href: `${other}1.xhtml#p1` }]);
  for (const json of [null, '{', '{}', '[1, {"label": 1}]']) expect(parsePageBreaks(json, other)).toEqual([]);
});
