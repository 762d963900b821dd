import type { BookFile, BookFiles } from '../bookFile.ts';
import { textFile } from '../bookFile.ts';
import { container } from '../publication/publication.ts';

/** A small publication that tests how a reader handles defects and attacks. */
export interface TrialBook {
  readonly id: string;
  /** The defect or attack in the book. */
  readonly description: string;
  readonly files: () => BookFiles;
  /** True if it is one `.epub` file. */
  readonly zipped?: boolean;
  readonly layout?: 'reflowable' | 'pre-paginated';
}

/** A file of the manifest. */
export interface TrialItem {
  readonly href: string;
  readonly mediaType?: string;
  readonly text?: string;
  readonly attributes?: string;
  /** True if it is in the spine, which is the default. */
  readonly inSpine?: boolean;
  /** True if the file itself is missing. */
  readonly isMissing?: boolean;
}

const xhtmlType = 'application/xhtml+xml';

/** Returns the id of an item: its file name without dots and slashes. */
const idOf = (href: string): string => href.replaceAll(/[^a-z0-9]+/gi, '-');

/** Creates an XHTML document with a body and an optional head. */
export const sheet = (body: string, head = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xmlns:xlink="http://www.w3.org/1999/xlink" lang="en" xml:lang="en"><head><title>A trial</title>${head}</head><body>${body}</body></html>`;

/** Creates a page with a heading and a readable sentence. */
export const plain = (title: string, more = ''): string => sheet(`<h1 id="top">${title}</h1><p id="s1">This page can be read.</p>${more}`);

/** Creates a navigation document with these entries. */
export const navigation = (entries: readonly (readonly [href: string, label: string])[]): string =>
  sheet(`<nav epub:type="toc"><ol>${entries.map(([href, label]) => `<li><a href="${href}">${label}</a></li>`).join('')}</ol></nav>`);

/** Creates the files of a trial book: its items, with a package document and a navigation document. */
export function trialFiles(
  id: string,
  items: readonly TrialItem[],
  more: { readonly metadata?: string; readonly navigation?: string; readonly spine?: string; readonly manifest?: string } = {},
): Map<string, BookFile> {
  const read = items.filter(({ inSpine = true }) => inSpine);
  const manifest = items.map(
    ({ href, mediaType = xhtmlType, attributes = '' }) =>
      `<item id="${idOf(href)}" href="${href}" media-type="${mediaType}" ${attributes}/>`,
  );
  const spine = more.spine ?? read.map(({ href }) => `<itemref idref="${idOf(href)}"/>`).join('');
  const opf = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid" xml:lang="en" prefix="realmkit: https://realmkit.example/vocab/book#">',
    `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="uid">urn:realmkit:${id}</dc:identifier><dc:title>${id}</dc:title><dc:language>en</dc:language><meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>${more.metadata ?? ''}</metadata>`,
    `<manifest><item id="nav" href="nav.xhtml" media-type="${xhtmlType}" properties="nav"/>${manifest.join('')}${more.manifest ?? ''}</manifest>`,
    `<spine>${spine}</spine></package>`,
  ].join('\n');
  return new Map([
    ['mimetype', textFile('text/plain', 'application/epub+zip')],
    ['META-INF/container.xml', textFile('application/xml', container)],
    ['package.opf', textFile('application/oebps-package+xml', opf)],
    ['nav.xhtml', textFile(xhtmlType, more.navigation ?? navigation(read.slice(0, 50).map(({ href }) => [href, href])))],
    ...items
      .filter(({ isMissing }) => !isMissing)
      .map(({ href, mediaType = xhtmlType, text = '' }): [string, BookFile] => [href, textFile(mediaType, text)]),
  ]);
}
