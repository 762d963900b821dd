import type { CatalogueBook } from './catalogue.ts';
import { escapeXml } from './escape.ts';

/** A file that the package document lists. */
export interface ManifestItem {
  readonly id: string;
  readonly href: string;
  readonly mediaType: string;
  readonly properties?: string;
  /** The id of the SMIL file that narrates it. */
  readonly overlay?: string;
  /** Whether it is read in turn. */
  readonly inSpine?: boolean;
}

/** The package document of an EPUB 3 publication. */
export function packageDocument(book: CatalogueBook, items: readonly ManifestItem[], metadata: readonly string[]): string {
  const { id, title, author, language } = book;
  const manifest = items.map(
    ({ id: item, href, mediaType, properties, overlay }) =>
      `<item id="${item}" href="${href}" media-type="${mediaType}"${properties ? ` properties="${properties}"` : ''}${overlay ? ` media-overlay="${overlay}"` : ''}/>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid" xml:lang="${language}" prefix="rendition: http://www.idpf.org/vocab/rendition/# media: http://www.idpf.org/epub/vocab/overlays/#">`,
    '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:identifier id="uid">urn:realmkit:${id}</dc:identifier><dc:title>${escapeXml(title)}</dc:title><dc:language>${language}</dc:language>`,
    `<dc:creator>${escapeXml(author)}</dc:creator><meta property="dcterms:modified">2025-06-01T00:00:00Z</meta>`,
    ...metadata,
    '</metadata>',
    `<manifest>${manifest.join('')}</manifest>`,
    `<spine>${items
      .filter(({ inSpine }) => inSpine)
      .map(({ id: item }) => `<itemref idref="${item}"/>`)
      .join('')}</spine>`,
    '</package>',
  ].join('\n');
}

/** The navigation document: contents, and a list of the pages of the printed book. */
export function navigationDocument(
  language: string,
  contents: readonly { readonly href: string; readonly title: string }[],
  pages: readonly { readonly href: string; readonly label: string }[],
): string {
  const list = (entries: readonly { readonly href: string; readonly label: string }[]) =>
    `<ol>${entries.map(({ href, label }) => `<li><a href="${href}">${escapeXml(label)}</a></li>`).join('')}</ol>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}"><head><title>Navigation</title></head><body>`,
    `<nav epub:type="toc">${list(contents.map(({ href, title }) => ({ href, label: title })))}</nav>`,
    pages.length > 0 ? `<nav epub:type="page-list" hidden="hidden">${list(pages)}</nav>` : '',
    '</body></html>',
  ].join('\n');
}
