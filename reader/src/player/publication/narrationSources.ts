import type { NarrationSource } from './Publication.ts';

interface OverlayFile {
  /** The id in the manifest. */
  readonly id: string;
  readonly href: string;
}

/** The metadata property for the narration language of a SMIL file, after its prefix (packages/sample-books/README.md). */
const narrationProperty = /(^|:)narration$/;

/** Returns the language that the package document declares for each of its SMIL files, by manifest id. */
function declaredLanguages(metas: readonly Element[]): Map<string, string> {
  const declared = metas.flatMap((meta): [string, string][] => {
    const refined = meta.getAttribute('refines')?.replace(/^#/, '');
    const language = meta.textContent?.trim();
    return refined && language && narrationProperty.test(meta.getAttribute('property') ?? '') ? [[refined, language.toLowerCase()]] : [];
  });
  return new Map(declared);
}

/**
 * Returns the narrations of a book: the overlays of its documents are in the main language; further languages and the finger languages have
 * their own SMIL files, each with `<meta property="realmkit:narration" refines="#its-id">language</meta>`.
 */
export function narrationSources(
  document: Document,
  overlays: readonly string[],
  files: readonly OverlayFile[],
  bookLanguage: string,
): NarrationSource[] {
  const languages = declaredLanguages([...document.getElementsByTagNameNS('*', 'meta')]);
  const hrefOf = new Map(files.map(({ id, href }) => [id, href]));
  const main = [...new Set(overlays)].flatMap((id) => hrefOf.get(id) ?? []);
  const mainLanguage = overlays.map((id) => languages.get(id)).find((language) => language !== undefined) ?? bookLanguage.toLowerCase();
  const others = new Map<string, string[]>();
  for (const { id, href } of files) {
    const language = languages.get(id);
    if (language === undefined || overlays.includes(id)) continue;
    others.set(language, [...(others.get(language) ?? []), href]);
  }
  return [
    ...(main.length > 0 ? [{ language: mainLanguage, smil: main }] : []),
    ...[...others].map(([language, smil]) => ({ language, smil })),
  ];
}
