/** The most letters that a voice is given at once: some voices stop in longer ones. */
export const longestPart = 300;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string, granularity: 'sentence' | 'word'): Intl.Segmenter {
  const key = `${granularity} ${language}`;
  let segmenter = segmenters.get(key);
  if (!segmenter) {
    try {
      segmenter = new Intl.Segmenter(language, { granularity });
    } catch {
      // Not reported: some books have a code that is not of a language.
      segmenter = new Intl.Segmenter(undefined, { granularity });
    }
    segmenters.set(key, segmenter);
  }
  return segmenter;
}

/** A part of a text: from a position up to another. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Returns the sentences of a text without the blanks around them; what has no word, such as an ornament, is left out. What starts with a small
 * letter goes on with the sentence before it, as after direct speech ("Count!" said the boy) and after most abbreviations.
 */
export function sentenceSpans(text: string, language: string): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const { segment, index } of segmenterOf(language, 'sentence').segment(text)) {
    if (!hasWords(segment)) continue;
    const from = index + segment.length - segment.trimStart().length;
    const to = index + segment.trimEnd().length;
    const last = spans.at(-1);
    if (last && /^\p{Ll}/u.test(segment) && to - last.from <= longestPart) spans[spans.length - 1] = { from: last.from, to };
    else spans.push({ from, to });
  }
  return spans;
}

/** Returns the word at a position of a text; undefined if there is none. */
export function wordAt(text: string, position: number, language: string): TextSpan | undefined {
  const found = segmenterOf(language, 'word').segment(text).containing(position);
  return found?.isWordLike ? { from: found.index, to: found.index + found.segment.length } : undefined;
}

/** Returns the end of a part of a text that has no more letters than a voice is given: at the end of a clause, else of a word. */
function endOfPart(text: string, { from, to }: TextSpan): number {
  if (to - from <= longestPart) return to;
  const part = text.slice(from, from + longestPart);
  const clause = [...part.matchAll(/[,;:)\]\u2013\u2014]["\u201d\u2019\u00bb]?\s|[\u3001\uff0c\uff1b\uff1a]/g)].at(-1);
  const word = part.lastIndexOf(' ');
  if (clause && clause.index > longestPart / 4) return from + clause.index + clause[0].length;
  return from + (word > 0 ? word + 1 : longestPart);
}

/** Cuts a part of a text that is too long for a voice, at the borders of its clauses. */
export function cutLong(text: string, span: TextSpan): TextSpan[] {
  const end = endOfPart(text, span);
  return end >= span.to ? [span] : [{ from: span.from, to: end }, ...cutLong(text, { from: end, to: span.to })];
}
