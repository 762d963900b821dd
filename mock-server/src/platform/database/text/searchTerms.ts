import type { Realm } from '../realms.ts';

/** The scope of a search: everything that `q` finds, or the name alone. */
export type SearchScope = 'everything' | 'name';

function prefixOf(realm: Realm, scope: SearchScope): string {
  return `${realm}${scope === 'name' ? '@' : '/'}`;
}

function pieces(text: string): string[] {
  return text.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean);
}

/**
 * Returns the terms that are found by typing their beginning: each whitespace-separated piece, from each of its words to the end. The domain of an
 * email address counts as one word, or `se` would find everyone.
 */
export function prefixTerms(text: string): string[] {
  return pieces(text).flatMap((piece) => {
    const domain = piece.indexOf('@') + 1;
    const starts = [...piece.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)]
      .map(({ index }) => index)
      .filter((index) => domain === 0 || index <= domain);
    return [...new Set([0, ...starts])].map((index) => piece.slice(index));
  });
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** Returns the text form of a `tsvector` of these lexemes. */
export function vectorOf(lexemes: Iterable<string>): string {
  return [...new Set(lexemes)].map(quoted).join(' ');
}

/** Returns the lexemes of a row's searchable texts. */
export function searchLexemes(realm: Realm, name: string, others: readonly string[]): string[] {
  const inName = prefixTerms(name);
  return [
    ...inName.map((text) => prefixOf(realm, 'name') + text),
    ...[...inName, ...others.flatMap(prefixTerms)].map((text) => prefixOf(realm, 'everything') + text),
  ];
}

/** Returns the text form of a `tsquery` that requires every typed word as a prefix; undefined when nothing was typed. */
export function prefixQuery(realm: Realm, scope: SearchScope, typed: string): string | undefined {
  const words = pieces(typed);
  if (words.length === 0) return undefined;
  return words.map((word) => `${quoted(prefixOf(realm, scope) + word)}:*`).join(' & ');
}

/** Returns the text form of a `tsquery` that requires one of these lexemes. */
export function anyOf(lexemes: readonly string[]): string {
  return lexemes.map(quoted).join(' | ');
}

/** Returns the text form of a `tsquery` that requires all of the given ones; undefined without any. */
export function allOf(queries: readonly (string | undefined)[]): string | undefined {
  const given = queries.filter((query) => query !== undefined);
  return given.length === 0 ? undefined : given.map((query) => `(${query})`).join(' & ');
}
