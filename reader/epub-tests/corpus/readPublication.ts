import { posix } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Level, SpineEntry, TestPublication } from './Publication.ts';

/** The entry of a publication in the list of a corpus. */
export interface CorpusEntry {
  readonly id: string;
  readonly level?: string | undefined;
  readonly description?: string | undefined;
}

const parse = (bytes: Uint8Array | undefined): Document | undefined => {
  try {
    return (
      bytes &&
      new JSDOM(
        Buffer.from(bytes)
          .toString('utf8')
          .replace(/^\uFEFF/, ''),
        { contentType: 'application/xml' },
      ).window.document
    );
  } catch {
    return undefined;
  }
};

const elements = (within: Document | Element | undefined, name: string): Element[] => [
  ...(within?.getElementsByTagNameNS('*', name) ?? []),
];

const levelOf = (text: string | undefined): Level => (text === 'should' || text === 'may' ? text : 'must');

const isShownType = (type: string): boolean => /^(application\/xhtml\+xml|text\/html|image\/(svg\+xml|png|jpeg|gif|webp))$/.test(type);

function pathsIn(folder: string, href: string): string {
  const path = decodeURIComponent(href.split('#')[0] ?? '');
  return posix.normalize(posix.join(folder, path));
}

/** Reads the files of a publication, as far as they can be read. */
export function readPublication(entry: CorpusEntry, read: TestPublication['read'], urlPath: string): TestPublication {
  const container = parse(read('META-INF/container.xml'));
  const packagePath = elements(container, 'rootfile')[0]?.getAttribute('full-path') ?? 'package.opf';
  const folder = posix.dirname(packagePath);
  const opf = parse(read(packagePath));
  const metas = elements(opf, 'meta');
  const meta = (property: string): string | undefined =>
    metas.find((one) => one.getAttribute('property')?.trim() === property && !one.hasAttribute('refines'))?.textContent?.trim();
  const layout = meta('rendition:layout');
  const identifiers = elements(opf, 'identifier');
  const uniqueId = opf?.documentElement.getAttribute('unique-identifier');
  const items = new Map(elements(opf, 'item').map((item) => [item.getAttribute('id') ?? '', item]));
  const typeOf = (item: Element | undefined): string => item?.getAttribute('media-type')?.trim().toLowerCase() ?? '';
  const canBeShown = (item: Element | undefined, seen: readonly Element[] = []): boolean => {
    if (!item || seen.includes(item)) return false;
    return isShownType(typeOf(item)) || canBeShown(items.get(item.getAttribute('fallback') ?? ''), [...seen, item]);
  };
  const pathOf = (item: Element | undefined): string | undefined => {
    const href = item?.getAttribute('href');
    return href ? pathsIn(folder, href) : undefined;
  };
  const spine = elements(opf, 'itemref').map((reference, index): SpineEntry => {
    const idref = reference.getAttribute('idref') ?? '';
    const item = items.get(idref);
    return {
      index,
      idref,
      linear: reference.getAttribute('linear') !== 'no',
      properties: (reference.getAttribute('properties') ?? '').split(/\s+/).filter(Boolean),
      path: pathOf(item),
      mediaType: item && typeOf(item),
      isShown: canBeShown(item),
      overlay: pathOf(items.get(item?.getAttribute('media-overlay') ?? '')),
    };
  });
  const overlays = [...new Set(spine.flatMap(({ overlay }) => overlay ?? []))];
  const narration = overlays.flatMap((overlay) =>
    elements(parse(read(overlay)), 'par').flatMap((par) => {
      const [text] = elements(par, 'text');
      const [audio] = elements(par, 'audio');
      const source = text?.getAttribute('src') ?? '';
      const [, fragment = ''] = source.split('#');
      const place = spine.find(({ path }) => path === pathsIn(posix.dirname(overlay), source));
      return place && audio && fragment ? [{ index: place.index, fragment }] : [];
    }),
  );
  const direction = elements(opf, 'spine')[0]?.getAttribute('page-progression-direction');
  return {
    id: entry.id,
    level: levelOf(entry.level ?? meta('belongs-to-collection')),
    description: (entry.description ?? elements(opf, 'description')[0]?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    urlPath,
    identifier: (identifiers.find((one) => one.getAttribute('id') === uniqueId) ?? identifiers[0])?.textContent?.trim() ?? '',
    title: elements(opf, 'title')[0]?.textContent?.trim() ?? '',
    direction: direction === 'rtl' || direction === 'ltr' ? direction : 'default',
    layout: layout === 'pre-paginated' || layout === 'roll' ? layout : 'reflowable',
    spread: meta('rendition:spread'),
    spine,
    narration,
    activeClass: meta('media:active-class'),
    mediaTypes: new Map([...items.values()].flatMap((item) => (pathOf(item) ? [[pathOf(item) ?? '', typeOf(item)] as const] : []))),
    read,
  };
}
