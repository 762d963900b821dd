import { type BookFile, textFile } from './bookFile.ts';
import type { CatalogueBook } from './catalogue.ts';
import { escapeXml } from './escape.ts';
import { type ManifestItem, navigationDocument, packageDocument } from './package.ts';
import { chapters } from './texts.ts';
import { tones } from './tone.ts';

const css = [
  'body { margin: 1em; line-height: 1.5; }',
  'h1 { font-size: 1.4em; }',
  '.-epub-media-overlay-active { background: #f6d9a9; color: #000; }',
].join('\n');

/** How long a sentence is heard, in seconds: about fourteen letters a second. */
const heard = (sentence: string): number => Math.max(1, Math.round((sentence.length / 14) * 10) / 10);

const clock = (seconds: number): string => `${seconds.toFixed(3)}s`;

function page(book: CatalogueBook, number: number, title: string, sentences: readonly string[], pageNumber: number): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${book.language}" xml:lang="${book.language}">`,
    `<head><title>${escapeXml(title)}</title><link rel="stylesheet" href="../style.css"/></head>`,
    `<body><section id="chapter-${number}" epub:type="chapter"><span id="page-${pageNumber}" epub:type="pagebreak" role="doc-pagebreak" aria-label="${pageNumber}"></span><h1 id="s0">${escapeXml(title)}</h1><p>`,
    sentences.map((sentence, index) => `<span id="s${index + 1}">${escapeXml(sentence)}</span>`).join(' '),
    '</p></section></body></html>',
  ].join('\n');
}

function overlay(number: number, spoken: readonly string[]): string {
  let at = 0;
  const clips = spoken.map((sentence, index) => {
    const begin = at;
    at += heard(sentence);
    return `<par id="p${index}"><text src="../text/chapter-${number}.xhtml#s${index}"/><audio src="../audio/chapter-${number}.wav" clipBegin="${clock(begin)}" clipEnd="${clock(at)}"/></par>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0"><body>',
    `<seq id="chapter-${number}" epub:textref="../text/chapter-${number}.xhtml" epub:type="chapter">${clips.join('')}</seq>`,
    '</body></smil>',
  ].join('\n');
}

/** The files of a reflowable book with narration. */
export function reflowableFiles(book: CatalogueBook): [string, BookFile][] {
  const parts = (chapters[book.id] ?? []).map((chapter, index) => ({
    ...chapter,
    number: index + 1,
    spoken: [chapter.title, ...chapter.sentences],
  }));
  const length = (spoken: readonly string[]) => spoken.reduce((sum, sentence) => sum + heard(sentence), 0);
  const items: ManifestItem[] = [
    { id: 'nav', href: 'nav.xhtml', mediaType: 'application/xhtml+xml', properties: 'nav' },
    { id: 'cover', href: 'cover.svg', mediaType: 'image/svg+xml', properties: 'cover-image' },
    { id: 'style', href: 'style.css', mediaType: 'text/css' },
    ...parts.flatMap(({ number }): ManifestItem[] => [
      {
        id: `chapter-${number}`,
        href: `text/chapter-${number}.xhtml`,
        mediaType: 'application/xhtml+xml',
        overlay: `smil-${number}`,
        inSpine: true,
      },
      { id: `smil-${number}`, href: `smil/chapter-${number}.smil`, mediaType: 'application/smil+xml' },
      { id: `audio-${number}`, href: `audio/chapter-${number}.wav`, mediaType: 'audio/wav' },
    ]),
  ];
  const whole = parts.reduce((sum, { spoken }) => sum + length(spoken), 0);
  const metadata = [
    ...parts.map(({ number, spoken }) => `<meta property="media:duration" refines="#smil-${number}">${clock(length(spoken))}</meta>`),
    `<meta property="media:duration">${clock(whole)}</meta><meta property="media:active-class">-epub-media-overlay-active</meta>`,
  ];
  const places = parts.map(({ number, title }) => ({ href: `text/chapter-${number}.xhtml`, title }));
  const pages = parts.map(({ number }) => ({ href: `text/chapter-${number}.xhtml#page-${number}`, label: String(number) }));
  return [
    ['package.opf', textFile('application/oebps-package+xml', packageDocument(book, items, metadata))],
    ['nav.xhtml', textFile('application/xhtml+xml', navigationDocument(book.language, places, pages))],
    ['style.css', textFile('text/css', css)],
    ...parts.flatMap(({ number, title, sentences, spoken }): [string, BookFile][] => [
      [`text/chapter-${number}.xhtml`, textFile('application/xhtml+xml', page(book, number, title, sentences, number))],
      [`smil/chapter-${number}.smil`, textFile('application/smil+xml', overlay(number, spoken))],
      [`audio/chapter-${number}.wav`, { mediaType: 'audio/wav', bytes: tones(spoken.map(heard)) }],
    ]),
  ];
}
