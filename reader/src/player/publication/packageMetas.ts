/** A statement of the metadata: a `meta` of EPUB 3 or EPUB 2, or a `link`. */
export interface PackageMeta {
  /** The property with its usual prefix, such as `schema:accessMode`. */
  readonly property: string;
  readonly value: string;
  /** The id of the element that it is about; undefined if it is about the book. */
  readonly refines: string | undefined;
}

const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Returns the statements of a package document, without those that say nothing. */
export function metasOf(document: Document): PackageMeta[] {
  const metas = [...document.getElementsByTagNameNS('*', 'meta')].map((meta) => ({
    property: clean(meta.getAttribute('property') ?? meta.getAttribute('name')),
    value: clean(meta.hasAttribute('property') ? meta.textContent : meta.getAttribute('content')),
    refines: meta.getAttribute('refines')?.replace(/^#/, ''),
  }));
  const links = [...document.getElementsByTagNameNS('*', 'link')].flatMap((link) =>
    clean(link.getAttribute('rel'))
      .split(' ')
      .map((property) => ({ property, value: clean(link.getAttribute('href')), refines: link.getAttribute('refines')?.replace(/^#/, '') })),
  );
  return [...metas, ...links].filter(({ property, value }) => property !== '' && value !== '');
}

/** Returns the values of a property, each once. */
export const valuesOf = (metas: readonly PackageMeta[], property: string): string[] => [
  ...new Set(metas.filter((meta) => meta.property === property).map(({ value }) => value)),
];
