import type { Sentence } from './sentences.ts';

/** Finds the first sentence that ends after the start of a range, by binary search; their number if there is none. */
export function firstSentenceAfter(sentences: readonly Sentence[], start: Range): number {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const range = sentences[middle]?.range();
    if (range && range.compareBoundaryPoints(Range.START_TO_END, start) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds the first sentence that a range of its document touches; undefined if it touches none. */
export function findSentence(sentences: readonly Sentence[], range: Range): number | undefined {
  const first = firstSentenceAfter(sentences, range);
  const found = sentences[first]?.range();
  const startsAfter = found !== undefined && found.compareBoundaryPoints(Range.END_TO_START, range) >= 0;
  // A caret may stand before the first letter of a sentence.
  return found && (!startsAfter || range.collapsed) ? first : undefined;
}
