import type { GuessedField } from './GuessedField.ts';

/** Returns a name as words: `schoolEntryYear` as `School entry year`. */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the name of one record of a resource: `category` of `categories`. */
export const singularOf = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

/** Returns the name of a field without what is around it in its record and without the ending of an id: that of its text. */
export function nameOfField({ source, reference }: GuessedField): string {
  const name = source.replace(/\.value$/, '').replace(/^(?:attributes|data)\./, '');
  return reference === undefined ? name : name.replace(/(?:Uid|Id|_id|_uid)(s?)$/, '$1');
}
