import type { NarrationSource } from './Publication.ts';

interface OverlayUse {
  /** The id in the manifest. */
  readonly id: string;
  readonly address: string;
}

/** The property that says what language a SMIL file narrates in, after its prefix (reader/books/README.md). */
const narrationProperty = /(^|:)narration$/;

/** The language that a package document gives to each of its SMIL files, by manifest id. */
function declaredLanguages(metas: readonly Element[]): Map<string, string> {
  const declared = metas.flatMap((meta): [string, string][] => {
    const refined = meta.getAttribute('refines')?.replace(/^#/, '');
    const language = meta.textContent?.trim();
    return refined && language && narrationProperty.test(meta.getAttribute('property') ?? '') ? [[refined, language.toLowerCase()]] : [];
  });
  return new Map(declared);
}

/**
 * The narrations of a book: the overlays of its documents are the main language; further languages and the finger languages have SMIL files
 * of their own, each with `<meta property="realmkit:narration" refines="#its-id">language</meta>`.
 */
export function narrationSources(
  document: Document,
  overlays: readonly string[],
  files: readonly OverlayUse[],
  bookLanguage: string,
): NarrationSource[] {
  const languages = declaredLanguages([...document.getElementsByTagNameNS('*', 'meta')]);
  const addressOf = new Map(files.map(({ id, address }) => [id, address]));
  const main = [...new Set(overlays)].flatMap((id) => addressOf.get(id) ?? []);
  const mainLanguage = overlays.map((id) => languages.get(id)).find((language) => language !== undefined) ?? bookLanguage.toLowerCase();
  const others = new Map<string, string[]>();
  for (const { id, address } of files) {
    const language = languages.get(id);
    if (language === undefined || overlays.includes(id)) continue;
    others.set(language, [...(others.get(language) ?? []), address]);
  }
  return [
    ...(main.length > 0 ? [{ language: mainLanguage, smil: main }] : []),
    ...[...others].map(([language, smil]) => ({ language, smil })),
  ];
}
