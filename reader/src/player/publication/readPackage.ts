import EpubCFI from 'epubjs/src/epubcfi';
import Packaging from 'epubjs/src/packaging';
import { BookFileError } from '../network/bookError.ts';
import { dtbookType } from './dtbookType.ts';
import { withFallbacks } from './fallbacks.ts';
import { narrationSources } from './narrationSources.ts';
import type { ManifestItem, MetadataText, PageLayout, Publication, SpineItem, SpreadSide } from './Publication.ts';
import { resolveHref } from './resolveHref.ts';

/** The media types that the stage shows. */
const shown = /^(application\/xhtml\+xml|application\/x-dtbook\+xml|text\/html|image\/)/;

/** The media types that older packages have for those of today: those of the Open eBook Publication Structure. */
const olderTypes: Readonly<Record<string, string>> = {
  'text/x-oeb1-document': 'application/xhtml+xml',
  'text/x-oeb1-css': 'text/css',
};

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
function shownItem(id: string, manifest: ReadonlyMap<string, ManifestItem>): ManifestItem | undefined {
  const items = [...withFallbacks(id, manifest)].filter(({ mediaType }) => shown.test(mediaType));
  return items.find(({ properties }) => !properties.includes('scripted')) ?? items[0];
}

/** Returns the fallback ids of the manifest items. */
const fallbacksIn = (document: Document): ReadonlyMap<string | null, string | undefined> =>
  new Map(
    [...document.getElementsByTagNameNS('*', 'item')].map((element) => [
      element.getAttribute('id'),
      element.getAttribute('fallback') ?? undefined,
    ]),
  );

/** Removes the blanks around the attributes of a package document: ids, references and media types mean the same without them. */
function trimAttributes(document: Document): void {
  for (const element of document.getElementsByTagName('*'))
    for (const attribute of element.attributes) {
      const trimmed = attribute.value.trim();
      if (trimmed !== attribute.value) attribute.value = trimmed;
    }
}

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
 * @throws BookFileError if nothing is left to show.
 */
export function readPackage(document: Document, packageHref: string, folder: string, isFixed = false): Omit<Publication, 'packageFile'> {
  trimAttributes(document);
  const packaging = new Packaging(document);
  const fallbacks = fallbacksIn(document);
  const manifest = new Map(
    Object.entries(packaging.manifest).flatMap(([id, { href, type, properties }]): [string, ManifestItem][] => {
      const itemHref = resolveHref(href, packageHref, folder);
      const [written = ''] = type.toLowerCase().split(';');
      const mediaType = olderTypes[written.trim()] ?? written.trim();
      return itemHref ? [[id, { id, href: itemHref, mediaType, properties, fallback: fallbacks.get(id) }]] : [];
    }),
  );
  const bookLayout = isFixed ? 'pre-paginated' : pageLayoutOf(metaOf(document, 'rendition:layout'));
  const bookFlow = metaOf(document, 'rendition:flow');
  const bookSpreads = metaOf(document, 'rendition:spread') !== 'none';
  const cfi = new EpubCFI();
  const items = packaging.spine.flatMap(({ id, idref, linear, properties, index }): SpineItem[] => {
    const item = shownItem(idref, manifest);
    if (!item) return [];
    // epubjs declares this as private, but its own spine uses it to build the CFI of a chapter.
    const cfiBase: string = Reflect.apply(Reflect.get(cfi, 'generateChapterComponent'), cfi, [packaging.spineNodeIndex, index, id]);
    return [
      {
        index,
        idref,
        href: item.href,
        // The files of the book give a document of DTBook as XHTML.
        mediaType: item.mediaType === dtbookType ? 'application/xhtml+xml' : item.mediaType,
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
  if (items.length === 0) throw new BookFileError('error_no_pages', 'The book has no page to show');
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

/** Returns the URL of the first package document that a container names; undefined if it names none. */
export function packageUrl(container: Document, folder: string): string | undefined {
  const roots = [...container.getElementsByTagNameNS('*', 'rootfile')];
  const path = roots
    .find((root) => (root.getAttribute('media-type')?.trim() ?? 'application/oebps-package+xml') === 'application/oebps-package+xml')
    ?.getAttribute('full-path');
  return path ? resolveHref(path.trim(), folder, folder) : undefined;
}
