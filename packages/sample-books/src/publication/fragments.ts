import type { Line, Page, Title } from './title.ts';

/** A narrated part of a page: a sentence or a word. */
export interface Fragment {
  readonly id: string;
  /** The number of its sentence on the page. */
  readonly sentence: number;
  /** The text, by language. */
  readonly line: Line;
}

/** Returns all sentences of a page in their order; the heading is the first. */
export const linesOf = ({ heading, paragraphs = [] }: Page): readonly Line[] => [...(heading ? [heading] : []), ...paragraphs.flat()];

/** Splits a sentence into words with their punctuation. */
export const wordsOf = (sentence: string): string[] => sentence.split(' ');

/** Returns the narrated fragments of a page, in order. */
export function fragmentsOf({ byWord = false, language }: Pick<Title, 'byWord' | 'language'>, page: Page): Fragment[] {
  return linesOf(page).flatMap((line, index): Fragment[] => {
    const sentence = index + 1;
    if (!byWord) return [{ id: `s${sentence}`, sentence, line }];
    return wordsOf(line[language] ?? '').map((word, place) => ({ id: `s${sentence}w${place + 1}`, sentence, line: { [language]: word } }));
  });
}
