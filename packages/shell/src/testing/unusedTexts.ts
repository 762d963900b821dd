import { byBaseKey, flatten } from './localeProblems.ts';

/** A selector in source, such as `$.menu.open` or `$.menu[id]`. */
const selector = /\$((?:\??\.\w+)*)(\[)?/g;

/**
 * Returns the texts of a namespace that no source uses. A selector that ends in a variable, such as `$.menu[id]`, uses all texts below.
 * @param texts the namespace in one locale.
 * @param sources the sources that may use it.
 */
export function unusedTexts(texts: unknown, sources: readonly string[]): readonly string[] {
  const named = new Set<string>();
  const groups = new Set<string>();
  for (const source of sources) {
    for (const [, path = '', variable] of source.matchAll(selector)) {
      const key = path.replaceAll('?', '').slice(1);
      if (key !== '') (variable === undefined ? named : groups).add(key);
    }
  }
  // The mark of a draft is for the test of the locales.
  const isUsed = (key: string) => key === 'draft' || named.has(key) || [...groups].some((group) => key.startsWith(`${group}.`));
  return [...byBaseKey(flatten(texts)).keys()].map((key) => key.replace(/_\*$/, '')).filter((key) => !isUsed(key));
}

/**
 * Fails unless every text of a namespace is used.
 * @param sources `import.meta.glob('../**\/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })`
 * @throws Error that lists the unused texts.
 */
export function expectTextsUsed(texts: unknown, ...sources: readonly Readonly<Record<string, string>>[]): void {
  const unused = unusedTexts(
    texts,
    sources.flatMap((files) => Object.values(files)),
  );
  if (unused.length > 0) throw new Error(`Nobody asks for these texts:\n${unused.join('\n')}`);
}
