import { escapeXml } from '@realmkit/openapi/xml';
import { accessibilityMetadata } from './accessibility.ts';
import { lengthOf } from './overlay.ts';
import { formatOf, type Timings } from './recordings.ts';
import type { Narration, Title } from './title.ts';

const prefixes = 'realmkit: https://realmkit.example/vocab/book#';

/** Returns the manifest id of the overlay of a page in a language. */
const overlayId = (language: string, page: string): string => `${language}-${page}`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(3)}s`;

function item(id: string, href: string, mediaType: string, more: Readonly<Record<string, string | undefined>> = {}): string {
  const attributes = Object.entries(more).flatMap(([name, value]) => (value ? [` ${name}="${value}"`] : []));
  return `<item id="${id}" href="${href}" media-type="${mediaType}"${attributes.join('')}/>`;
}

function narrationItems(title: Title, narration: Narration, isMain: boolean, pages: readonly string[]): string[] {
  const { language } = narration;
  const { extension, mediaType } = formatOf(narration);
  const recordings = title.oneRecording ? ['book'] : pages;
  return [
    ...pages.map((page) =>
      item(overlayId(language, page), `narration/${language}/${page}.smil`, isMain ? 'application/smil+xml' : 'application/xml'),
    ),
    ...recordings.map((name) => item(`${language}-media-${name}`, `media/${language}/${name}.${extension}`, mediaType)),
  ];
}

function narrationMetadata({ narrations }: Title, timings: Timings): string[] {
  const [main] = narrations;
  if (!main) return [];
  const whole = Object.values(timings[main.language] ?? {}).reduce((sum, clips) => sum + lengthOf(clips), 0);
  return [
    `<meta property="media:duration">${seconds(whole)}</meta>`,
    '<meta property="media:active-class">-epub-media-overlay-active</meta>',
    '<meta property="media:playback-active-class">-epub-media-overlay-playing</meta>',
    ...narrations.flatMap(({ language }) =>
      Object.entries(timings[language] ?? {}).map(([page, clips]) => {
        const refines = `refines="#${overlayId(language, page)}"`;
        return (
          `<meta property="realmkit:narration" ${refines}>${language}</meta><meta property="media:duration" ${refines}>${seconds(lengthOf(clips))}</meta>` +
          (language === main.language ? '' : `<meta property="realmkit:narrates" ${refines}>${page}</meta>`)
        );
      }),
    ),
  ];
}

/** Creates the package document of a book; `timings` list the narrated pages by language, with their clips. */
export function packageDocument(title: Title, timings: Timings): string {
  const { narrations, pages, pictures, layout, direction } = title;
  const main = narrations[0]?.language;
  const manifest = [
    item('nav', 'nav.xhtml', 'application/xhtml+xml', { properties: 'nav' }),
    item('cover', 'cover.svg', 'image/svg+xml', { properties: 'cover-image' }),
    item('style', 'styles/book.css', 'text/css'),
    ...Object.keys(pictures).map((name) => item(`picture-${name}`, `pictures/${name}.svg`, 'image/svg+xml')),
    ...pages.map(({ name }) =>
      item(name, `text/${name}.xhtml`, 'application/xhtml+xml', {
        'media-overlay': main !== undefined && timings[main]?.[name] ? overlayId(main, name) : undefined,
      }),
    ),
    ...narrations.flatMap((narration, index) =>
      narrationItems(title, narration, index === 0, Object.keys(timings[narration.language] ?? {})),
    ),
  ];
  const spine = pages.map(
    ({ name, itemProperties }) => `<itemref idref="${name}"${itemProperties ? ` properties="${itemProperties}"` : ''}/>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid" xml:lang="${title.language}" dir="${direction}" prefix="${prefixes}">`,
    '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:identifier id="uid">urn:realmkit:${title.id}</dc:identifier>`,
    `<dc:title>${escapeXml(title.title)}</dc:title>`,
    `<dc:creator>${escapeXml(title.author)}</dc:creator>`,
    `<dc:language>${title.language}</dc:language>`,
    `<dc:description>${escapeXml(title.description)}</dc:description>`,
    '<meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>',
    `<meta property="rendition:layout">${layout}</meta>`,
    title.spread ? `<meta property="rendition:spread">${title.spread}</meta>` : '',
    title.frogBook ? '<meta property="realmkit:frog-book">true</meta>' : '',
    ...accessibilityMetadata(title),
    ...narrationMetadata(title, timings),
    '</metadata>',
    '<manifest>',
    ...manifest,
    '</manifest>',
    `<spine page-progression-direction="${direction}">`,
    ...spine,
    '</spine>',
    '</package>',
  ]
    .filter(Boolean)
    .join('\n');
}
