import { type ExceptionKind, exceptionKinds } from '../src/player/testing/wordWalk.ts';
import type { BookWalk } from './page/walkBook.ts';

/** The words and screens of one or more walks, counted. */
export type WordCount = Record<'screens' | 'words' | 'lost' | 'cut' | 'repeated' | 'blank' | ExceptionKind, number>;

export const emptyCount = (): WordCount => ({
  screens: 0,
  words: 0,
  lost: 0,
  cut: 0,
  repeated: 0,
  blank: 0,
  hidden: 0,
  scrolled: 0,
  head: 0,
  ruby: 0,
});

/** The greatest part of the words of a book that may be lost or repeated. */
const mayBeLost = 0.001;

export const isWorthListing = ({ words, lost, repeated }: WordCount): boolean => lost + repeated > mayBeLost * words;

/** Adds a walk to a count; returns its findings. */
export function addWalk(count: WordCount, { screens, documents, blanks, findings }: BookWalk): string[] {
  const own = emptyCount();
  own.screens = screens;
  own.blank = blanks.length;
  const wrongWords: string[] = [];
  for (const { index, seen } of documents) {
    own.words += seen.words;
    own.cut += seen.cut;
    for (const kind of exceptionKinds) own[kind] += seen.exceptions[kind];
    for (const kind of ['lost', 'repeated'] as const) {
      own[kind] += seen[kind].length;
      if (seen[kind].length > 0)
        wrongWords.push(`document ${index + 1}: ${seen[kind].length} of ${seen.words} words ${kind}: ${seen[kind].slice(0, 5).join(' ')}`);
    }
  }
  for (const key of Object.keys(own) as (keyof WordCount)[]) count[key] += own[key];
  return [...findings, ...blanks.map((screen) => `${screen} is empty`), ...(isWorthListing(own) ? wrongWords : [])];
}

/** Formats a count: the words seen of all words, and each exception that there is. */
export function wordLine({ screens, words, lost, cut, repeated, blank, ...exceptions }: WordCount): string {
  const seen = words - lost - exceptions.scrolled;
  const rest = Object.entries({ lost, 'of them cut': cut, 'shown twice': repeated, 'empty screens': blank, ...exceptions });
  return [
    `${seen} of ${words} words seen on ${screens} screens`,
    ...rest.flatMap(([name, count]) => (count > 0 ? `${count} ${name}` : [])),
  ].join(', ');
}
