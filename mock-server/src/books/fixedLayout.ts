import { type BookFile, textFile } from './bookFile.ts';
import type { CatalogueBook } from './catalogue.ts';
import { escapeXml } from './escape.ts';
import { type ManifestItem, navigationDocument, packageDocument } from './package.ts';
import { shapes } from './texts.ts';

const drawings = [
  '<circle cx="400" cy="320" r="160" fill="#2878c8"/>',
  '<rect x="250" y="180" width="300" height="300" fill="#996d04"/>',
  '<path d="M400 140 L600 480 H200 Z" fill="#176e46"/>',
  '<path d="M200 120 v120 M300 180 v160 M400 100 v140 M500 200 v120 M600 130 v160" stroke="#2878c8" stroke-width="14" stroke-linecap="round"/>',
  '<path d="M100 520 A300 300 0 0 1 700 520 Z" fill="#962d71"/>',
  '<rect width="800" height="600" fill="#021e3c"/><circle cx="560" cy="180" r="70" fill="#f6d9a9"/>',
] as const;

function page(book: CatalogueBook, text: string, drawing: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<html xmlns="http://www.w3.org/1999/xhtml" lang="${book.language}" xml:lang="${book.language}">`,
    `<head><title>${escapeXml(text)}</title><meta name="viewport" content="width=800, height=600"/><link rel="stylesheet" href="../style.css"/></head>`,
    `<body><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" role="img" aria-label="${escapeXml(text)}">${drawing}</svg><p id="s1">${escapeXml(text)}</p></body></html>`,
  ].join('\n');
}

/** The files of a picture book: a drawing and a sentence on pages of 800 × 600. */
export function fixedLayoutFiles(book: CatalogueBook): [string, BookFile][] {
  const pages = shapes.map((text, index) => ({ text, number: index + 1, drawing: drawings[index] ?? '' }));
  const items: ManifestItem[] = [
    { id: 'nav', href: 'nav.xhtml', mediaType: 'application/xhtml+xml', properties: 'nav' },
    { id: 'cover', href: 'cover.svg', mediaType: 'image/svg+xml', properties: 'cover-image' },
    { id: 'style', href: 'style.css', mediaType: 'text/css' },
    ...pages.map(({ number }) => ({
      id: `page-${number}`,
      href: `pages/page-${number}.xhtml`,
      mediaType: 'application/xhtml+xml',
      properties: 'svg',
      inSpine: true,
    })),
  ];
  const metadata = ['<meta property="rendition:layout">pre-paginated</meta><meta property="rendition:spread">landscape</meta>'];
  const contents = pages.map(({ number, text }) => ({ href: `pages/page-${number}.xhtml`, title: text }));
  const numbers = pages.map(({ number }) => ({ href: `pages/page-${number}.xhtml`, label: String(number) }));
  return [
    ['package.opf', textFile('application/oebps-package+xml', packageDocument(book, items, metadata))],
    ['nav.xhtml', textFile('application/xhtml+xml', navigationDocument(book.language, contents, numbers))],
    [
      'style.css',
      textFile(
        'text/css',
        'body { margin: 0; } svg { width: 800px; height: 600px; display: block; } p { position: absolute; top: 520px; left: 40px; margin: 0; padding: 4px 12px; font-size: 32px; background: #fff; color: #000; }',
      ),
    ],
    ...pages.map(({ number, text, drawing }): [string, BookFile] => [
      `pages/page-${number}.xhtml`,
      textFile('application/xhtml+xml', page(book, text, drawing)),
    ]),
  ];
}
