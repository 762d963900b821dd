import { cutLong, sentenceSpans, type TextSpan } from './segments.ts';
import { type SpokenBlock, spokenBlocks } from './spokenBlocks.ts';

/** A part of a sentence that one voice speaks at once. */
interface SpokenPart extends TextSpan {
  /** BCP 47. */
  readonly language: string;
}

/** A sentence of a document that is read aloud. Positions count the letters of its text, which are those of the document. */
export interface Sentence {
  readonly text: string;
  /** The language of most of its letters (BCP 47). */
  readonly language: string;
  /** Its parts by language, none too long for a voice; they cover it. */
  readonly parts: readonly SpokenPart[];
  /** True if there is a pause after it. */
  readonly isHeading: boolean;
  /** Returns a part of it in the document; all of it by default. */
  readonly range: (from?: number, to?: number) => Range;
}

/** Returns the range of a part of a block; a picture is in it as a whole. */
function rangeIn({ pieces }: SpokenBlock, { from, to }: TextSpan): Range {
  const first = pieces.findLast((piece) => piece.from <= from) ?? pieces[0];
  // The end belongs to the node of its last letter.
  const last = pieces.findLast((piece) => piece.from < Math.max(to, from + 1)) ?? first;
  if (!first || !last) throw new Error('A block that is read has a text');
  const range = first.node.ownerDocument.createRange();
  if ('data' in first.node) range.setStart(first.node, from - first.from);
  else range.setStartBefore(first.node);
  if ('data' in last.node) range.setEnd(last.node, Math.min(last.length, to - last.from));
  else range.setEndAfter(last.node);
  return range;
}

/** Returns the parts of a span of a block by language; a part without a word belongs to the one before it. */
function languageRuns({ text, pieces }: SpokenBlock, span: TextSpan): SpokenPart[] {
  const runs: SpokenPart[] = [];
  for (const { from, length, language } of pieces) {
    const start = Math.max(from, span.from);
    const end = Math.min(from + length, span.to);
    if (start >= end) continue;
    const last = runs.at(-1);
    const isWordless = !/[\p{L}\p{N}]/u.test(text.slice(start, end));
    if (last && (last.language === language || isWordless)) runs[runs.length - 1] = { ...last, to: end };
    else runs.push({ from: start, to: end, language });
  }
  return runs;
}

/** Returns the language of most letters. */
function mainLanguage(runs: readonly SpokenPart[]): string {
  const letters = new Map<string, number>();
  for (const { from, to, language } of runs) letters.set(language, (letters.get(language) ?? 0) + to - from);
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), ['', -1] as const)[0];
}

function sentenceOf(block: SpokenBlock, span: TextSpan): Sentence {
  const runs = languageRuns(block, span);
  const text = block.text.slice(span.from, span.to);
  return {
    text,
    language: mainLanguage(runs),
    parts: runs.flatMap(({ language, from, to }) =>
      cutLong(text, { from: from - span.from, to: to - span.from }).map((part) => ({ ...part, language })),
    ),
    isHeading: block.isHeading,
    range: (from = 0, to = text.length) => rangeIn(block, { from: span.from + from, to: span.from + to }),
  };
}

/** Returns the sentences of a document that are read aloud, in order. @param language that of the book, for text that declares none */
export function sentencesOf(document: Document, language: string): Sentence[] {
  return spokenBlocks(document, language).flatMap((block) => {
    const blockLanguage = mainLanguage(languageRuns(block, { from: 0, to: block.text.length }));
    return sentenceSpans(block.text, blockLanguage).map((span) => sentenceOf(block, span));
  });
}

/** Letters that are not seen, and only say where a line may break: a voice would stumble over them. */
const unheard = /[\u00ad\u200b\u2060\ufeff]/;

/** Returns the text of a part as a voice is given it, and the position in the sentence of each of its letters. */
export function utteranceOf({ text }: Sentence, { from, to }: TextSpan): { readonly text: string; readonly positions: readonly number[] } {
  let spoken = '';
  const positions: number[] = [];
  for (let at = from; at < to; at += 1) {
    const letter = text.charAt(at);
    if (unheard.test(letter) || (letter === ' ' && (spoken === '' || spoken.endsWith(' ')))) continue;
    spoken += letter;
    positions.push(at);
  }
  return { text: spoken, positions };
}
