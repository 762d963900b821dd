import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Files = ReadonlyMap<string, { readonly bytes: Uint8Array }>;

interface MadeItem {
  readonly href: string;
  readonly mediaType: string;
  readonly content?: string | Uint8Array;
  readonly fallback?: string;
}

const identifier = 'urn:uuid:0b8f6b0e-5a56-4a0f-9d2c-000000000001';

const page = (href: string, body: string, head = ''): MadeItem => ({
  href,
  mediaType: 'application/xhtml+xml',
  content: `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Made</title>${head}</head><body>${body}</body></html>`,
});

const drawing: MadeItem = {
  href: 'drawing.svg',
  mediaType: 'image/svg+xml',
  content:
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400"><rect width="300" height="400" fill="teal"/></svg>',
};

/** A picture of one pixel. */
const pixel: MadeItem = {
  href: 'pixel.png',
  mediaType: 'image/png',
  content: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};

/** Makes a publication of a spine and further items; the paths of the spine are those of its items. */
function made(spine: readonly string[], items: readonly MadeItem[], metadata = '', encryption?: string): Files {
  const nav: MadeItem = page(
    'nav.xhtml',
    `<nav epub:type="toc" xmlns:epub="http://www.idpf.org/2007/ops"><ol><li><a href="${spine[0]}">Made</a></li></ol></nav>`,
  );
  const idOf = (href: string) => href.replace(/\W/g, '-');
  const manifest = [nav, ...items].map(
    ({ href, mediaType, fallback }) =>
      `<item id="${idOf(href)}" href="${href}" media-type="${mediaType}"${fallback ? ` fallback="${idOf(fallback)}"` : ''}${href === nav.href ? ' properties="nav"' : ''}/>`,
  );
  const files: [string, string | Uint8Array][] = [
    [
      'META-INF/container.xml',
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ],
    [
      'package.opf',
      `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">${identifier}</dc:identifier><dc:title>Made</dc:title><dc:language>en</dc:language>${metadata}</metadata><manifest>${manifest.join('')}</manifest><spine>${spine.map((href) => `<itemref idref="${idOf(href)}"/>`).join('')}</spine></package>`,
    ],
    ...[nav, ...items].flatMap(({ href, content }): [string, string | Uint8Array][] => (content === undefined ? [] : [[href, content]])),
  ];
  if (encryption)
    files.push([
      'META-INF/encryption.xml',
      `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${encryption}"/><enc:CipherData><enc:CipherReference URI="own.woff2"/></enc:CipherData></enc:EncryptedData></encryption>`,
    ]);
  return new Map(files.map(([path, content]) => [path, { bytes: typeof content === 'string' ? Buffer.from(content) : content }]));
}

const embedding = 'http://www.idpf.org/2008/embedding';
const layout = (value: string) => `<meta property="rendition:layout">${value}</meta>`;

/** Obfuscates a font for a book with this identifier. */
function obfuscated(font: Uint8Array, forIdentifier: string): Uint8Array {
  const key = createHash('sha1').update(forIdentifier).digest();
  return font.map((byte, at) => (at < 1040 ? byte ^ (key[at % key.length] ?? 0) : byte));
}

/** Makes a publication for each rule of the family checks, by its id: the last four break the rule. */
export function madeBooks(): Readonly<Record<string, Files>> {
  const font = readFileSync(join(import.meta.dirname, '../../../design-system/dist/fonts/opendyslexic-latin-400-normal.woff2'));
  const usesFont = '<style>@font-face{font-family:Own;src:url(own.woff2)} p{font-family:Own}</style>';
  const fontBook = (bytes: Uint8Array, encryption?: string, head = usesFont) =>
    made(
      ['page.xhtml'],
      [page('page.xhtml', '<p>A line in its own letters.</p>', head), { href: 'own.woff2', mediaType: 'font/woff2', content: bytes }],
      '',
      encryption,
    );
  const tile = (href: string, height: number) =>
    page(href, `<p>Tile ${href}</p>`, `<meta name="viewport" content="width=400, height=${height}"/>`);
  return {
    'lay-made_picture-spine': made(['pixel.png'], [pixel], layout('pre-paginated')),
    'lay-made_roll': made(
      ['one.xhtml', 'two.xhtml', 'three.xhtml'],
      [tile('one.xhtml', 1500), tile('two.xhtml', 100), tile('three.xhtml', 900)],
      layout('roll'),
    ),
    'pub-cmt-svg_made-spine': made(['drawing.svg'], [drawing]),
    'pub-foreign_made': made(
      ['data.json'],
      [{ href: 'data.json', mediaType: 'application/json', content: '{}', fallback: 'drawing.svg' }, drawing],
    ),
    'ocf-font_made-plain': fontBook(font),
    'ocf-font_made-obfuscated': fontBook(obfuscated(font, identifier), embedding),
    'ocf-font_made-unknown': fontBook(obfuscated(font, identifier), 'urn:unknown'),
    'ocf-font_made-wrong': fontBook(obfuscated(font, 'urn:uuid:another'), embedding),
    'cnt-css-fonts_made-second': made(
      ['first.xhtml', 'page.xhtml'],
      [
        page('first.xhtml', '<p>First.</p>'),
        page('page.xhtml', '<p>A line in its own letters.</p>', usesFont),
        { href: 'own.woff2', mediaType: 'font/woff2', content: font },
      ],
    ),
    'css-epub-text-emphasis_made': made(
      ['page.xhtml'],
      [page('page.xhtml', '<p>Dots.</p>', '<style>p{-epub-text-emphasis-style:filled dot}</style>')],
    ),
    'css-epub-word-break_made-lost': made(
      ['page.xhtml'],
      [page('page.xhtml', '<p>Whole.</p>', '<style>p{-epub-word-break:break-all} body p{word-break:keep-all}</style>')],
    ),
    'lay-made_blank': made(['page.xhtml'], [page('page.xhtml', '')]),
    'pub-cmt-png_made-missing': made(
      ['page.xhtml'],
      [page('page.xhtml', '<p>Here:</p><img src="pixel.png" alt=""/>'), { href: 'pixel.png', mediaType: 'image/png' }],
    ),
    'ocf-font_made-unused': fontBook(font, undefined, ''),
  };
}
