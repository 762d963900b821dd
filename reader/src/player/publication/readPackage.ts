import EpubCFI from 'epubjs/src/epubcfi';
import Packaging from 'epubjs/src/packaging';
import { narrationSources } from './narrationSources.ts';
import type { ManifestItem, MetadataText, PageLayout, Publication, SpineItem, SpreadSide } from './Publication.ts';
import { resolveHref } from './resolveHref.ts';

/** A book without a page to show. */
class EmptyBookError extends Error {
  override readonly name = 'EmptyBookError';
}

/** The media types that the stage shows. */
const shown = /^(application\/xhtml\+xml|text\/html|image\/)/;

const pageLayoutOf = (value: string): PageLayout => (value === 'pre-paginated' || value === 'roll' ? value : 'reflowable');

const layoutOf = (properties: readonly string[], whole: PageLayout): PageLayout => {
  if (properties.includes('rendition:layout-pre-paginated')) return 'pre-paginated';
  return properties.includes('rendition:layout-reflowable') ? 'reflowable' : whole;
};

/** Returns whether a document scrolls: by its own property, otherwise by the book's. */
const scrollsOf = (properties: readonly string[], whole: string): boolean => {
  const own = properties.find((property) => property.startsWith('rendition:flow-'))?.slice('rendition:flow-'.length);
  return (own ?? whole).startsWith('scrolled');
};

const sideOf = (properties: readonly string[]): SpreadSide | undefined =>
  (['left', 'right', 'center'] as const).find((side) =>
    properties.some((property) => property === `page-spread-${side}` || property === `rendition:page-spread-${side}`),
  );

const spreadsOf = (properties: readonly string[], whole: boolean): boolean => {
  if (properties.includes('rendition:spread-none')) return false;
  return whole || properties.some((property) => /^rendition:spread-(both|landscape|auto|portrait)$/.test(property));
};

/** Follows the fallbacks of a manifest item to the first one that can be shown; a scripted item is used only if it has no other fallback. */
function shownItem(
  id: string,
  fallbacks: ReadonlyMap<string, string>,
  manifest: ReadonlyMap<string, ManifestItem>,
): ManifestItem | undefined {
  const seen = new Set<string>();
  let scripted: ManifestItem | undefined;
  for (let next: string | undefined = id; next && !seen.has(next); next = fallbacks.get(next)) {
    seen.add(next);
    const item = manifest.get(next);
    if (!item || !shown.test(item.mediaType)) continue;
    if (!item.properties.includes('scripted')) return item;
    scripted ??= item;
  }
  return scripted;
}

/** Returns the fallback ids of the manifest items. */
const fallbacksIn = (document: Document): ReadonlyMap<string, string> =>
  new Map(
    [...document.getElementsByTagNameNS('*', 'item')].flatMap((element): [string, string][] => {
      const [id, fallback] = [element.getAttribute('id'), element.getAttribute('fallback')];
      return id !== null && fallback !== null ? [[id, fallback]] : [];
    }),
  );

/** Returns the trimmed text of a package-level meta (one that refines nothing). */
const metaOf = (document: Document, property: string): string =>
  [...document.getElementsByTagNameNS('*', 'meta')]
    .find((meta) => meta.getAttribute('property')?.trim() === property && !meta.hasAttribute('refines'))
    ?.textContent?.trim() ?? '';

/** Returns the identifier that `unique-identifier` names, or the first one if it names none. */
function uniqueIdentifier(document: Document): string {
  const id = document.documentElement.getAttribute('unique-identifier');
  const all = [...document.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'identifier')];
  return (all.find((element) => element.getAttribute('id') === id) ?? all[0])?.textContent?.trim() ?? '';
}

/** Returns the texts of a metadata element, each with its own direction or that of the package. */
function metadataTexts(document: Document, name: string): MetadataText[] {
  const whole = document.documentElement.getAttribute('dir');
  return [...document.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', name)].flatMap((element) => {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const direction = element.getAttribute('dir') ?? whole;
    return text ? [{ text, direction: direction === 'rtl' || direction === 'ltr' || direction === 'auto' ? direction : undefined }] : [];
  });
}

/** Returns whether a package document is one of EPUB 2. */
export const isEpub2 = (document: Document): boolean => /^[12]/.test(document.documentElement.getAttribute('version')?.trim() ?? '');

/**
 * Reads a package document; `isFixed` says that a file beside it declares a fixed layout. Spine items that are not in the manifest or cannot be shown are left out.
 * @throws EmptyBookError if nothing is left to show.
 */
export function readPackage(document: Document, packageHref: string, folder: string, isFixed = false): Omit<Publication, 'packageFile'> {
  const packaging = new Packaging(document);
  const manifest = new Map(
    Object.entries(packaging.manifest).flatMap(([id, { href, type, properties }]): [string, ManifestItem][] => {
      const itemHref = resolveHref(href, packageHref, folder);
      return itemHref ? [[id, { id, href: itemHref, mediaType: type.toLowerCase(), properties }]] : [];
    }),
  );
  const bookLayout = isFixed ? 'pre-paginated' : pageLayoutOf(metaOf(document, 'rendition:layout'));
  const bookFlow = metaOf(document, 'rendition:flow');
  const bookSpreads = metaOf(document, 'rendition:spread') !== 'none';
  const cfi = new EpubCFI();
  const fallbacks = fallbacksIn(document);
  const items = packaging.spine.flatMap(({ id, idref, linear, properties, index }): SpineItem[] => {
    const item = shownItem(idref, fallbacks, manifest);
    if (!item) return [];
    // epubjs declares this as private, but its own spine uses it to build the CFI of a chapter.
    const cfiBase: string = Reflect.apply(Reflect.get(cfi, 'generateChapterComponent'), cfi, [packaging.spineNodeIndex, index, id]);
    return [
      {
        index,
        idref,
        href: item.href,
        mediaType: item.mediaType,
        linear: linear !== 'no',
        layout: layoutOf(properties, bookLayout),
        scrolls: scrollsOf(properties, bookFlow),
        side: sideOf(properties),
        spreads: spreadsOf(properties, bookSpreads),
        cfiBase,
        overlay: packaging.manifest[idref]?.overlay || undefined,
      },
    ];
  });
  if (items.length === 0) throw new EmptyBookError('The book has no page to show');
  const urlOf = (path: string | false) => (path ? resolveHref(path, packageHref, folder) : undefined);
  const language = packaging.metadata.language?.trim() ?? '';
  return {
    folder,
    title: metadataTexts(document, 'title')[0] ?? { text: '', direction: undefined },
    creators: metadataTexts(document, 'creator'),
    identifier: uniqueIdentifier(document),
    language,
    direction: packaging.metadata.direction === 'rtl' ? 'rtl' : 'ltr',
    items,
    manifest,
    navigation: urlOf(packaging.navPath || packaging.ncxPath),
    ncx: urlOf(packaging.ncxPath),
    isEpub2: isEpub2(document),
    isFrogBook: [...document.getElementsByTagNameNS('*', 'meta')].some(
      (meta) => /(^|:)frog-book$/.test(meta.getAttribute('property') ?? '') && meta.textContent?.trim() === 'true',
    ),
    activeClass: metaOf(document, 'media:active-class') || undefined,
    playbackClass: metaOf(document, 'media:playback-active-class') || undefined,
    narrations: narrationSources(
      document,
      items.flatMap(({ overlay }) => overlay ?? []),
      [...manifest.values()],
      language,
    ),
  };
}

/** Returns the URL of the first package document that a container names. */
export function packageUrl(container: Document, folder: string): string {
  const roots = [...container.getElementsByTagNameNS('*', 'rootfile')];
  const path = roots
    .find((root) => (root.getAttribute('media-type') ?? 'application/oebps-package+xml') === 'application/oebps-package+xml')
    ?.getAttribute('full-path');
  const found = path ? resolveHref(path, folder, folder) : undefined;
  if (!found) throw new EmptyBookError('The container names no package document');
  return found;
}
