import type { Realm } from '../realms.ts';

/** Where a search looks: in everything that `q` finds, or in the name alone. */
export type SearchScope = 'everything' | 'name';

function prefixOf(realm: Realm, scope: SearchScope): string {
  return `${realm}${scope === 'name' ? '@' : '/'}`;
}

function pieces(text: string): string[] {
  return text.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean);
}

/**
 * Every text that is found by typing its beginning: each piece between spaces, from each of its words to the end. The domain of an
 * e-mail address is one word, or `se` would find everybody.
 */
export function beginnings(text: string): string[] {
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

/** The text form of a `tsvector` of these lexemes. */
export function vectorOf(lexemes: Iterable<string>): string {
  return [...new Set(lexemes)].map(quoted).join(' ');
}

/** The lexemes of a row's searchable texts. */
export function searchLexemes(realm: Realm, name: string, others: readonly string[]): string[] {
  const inName = beginnings(name);
  return [
    ...inName.map((text) => prefixOf(realm, 'name') + text),
    ...[...inName, ...others.flatMap(beginnings)].map((text) => prefixOf(realm, 'everything') + text),
  ];
}

/** The text form of a `tsquery` that asks for every typed word as a beginning; undefined when nothing was typed. */
export function beginningsQuery(realm: Realm, scope: SearchScope, typed: string): string | undefined {
  const words = pieces(typed);
  if (words.length === 0) return undefined;
  return words.map((word) => `${quoted(prefixOf(realm, scope) + word)}:*`).join(' & ');
}

/** The text form of a `tsquery` that asks for one of these lexemes. */
export function anyOf(lexemes: readonly string[]): string {
  return lexemes.map(quoted).join(' | ');
}

/** The text form of a `tsquery` that asks for all of the given ones; undefined where there is none. */
export function allOf(queries: readonly (string | undefined)[]): string | undefined {
  const given = queries.filter((query) => query !== undefined);
  return given.length === 0 ? undefined : given.map((query) => `(${query})`).join(' & ');
}
