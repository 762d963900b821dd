import { excerptOf, findMatches, foldQuery, type SearchOptions } from '../place/searchText.ts';
import { type DocumentText, rangeOfMatch, textOfDocument } from '../place/textOfDocument.ts';
import type { Annotation } from './Annotation.ts';

/** A passage of a document, by positions in its folded text. */
export interface Passage {
  readonly from: number;
  readonly to: number;
}

/** The text of an annotation as the contract has it. */
export type TextQuote = Annotation['target']['selector'][1];

/** The number of letters before and after a quote. */
const contextLength = 32;

/** The longest quote, in letters; a longer passage is quoted from its start. */
const longestQuote = 10_000;

/** The length from which a quote is found by itself; a shorter one needs the letters around it. */
const sureLength = 24;

/** The number of letters around a short quote that must match. */
const sureContext = 8;

const anywhere: SearchOptions = { matchCase: false, wholeWords: false };

const texts = new WeakMap<Document, DocumentText>();

/** Returns the text of a document, collected once: the reader does not change it. */
export function textIn(document: Document): DocumentText {
  const text = texts.get(document) ?? textOfDocument(document, anywhere.matchCase);
  texts.set(document, text);
  return text;
}

/** Returns the lowest number for which a condition holds, up to `end`; once it holds it holds for all higher ones. */
function lowest(end: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the passage of a range without the blanks at its ends; undefined if it has no text that is read. */
export function passageOfRange(range: Range, text: DocumentText): Passage | undefined {
  const { nodes, positions } = text;
  const first = nodes[lowest(nodes.length, (at) => isAfter(nodes[at]?.node, (node) => range.comparePoint(node, node.length) >= 0))];
  const last = nodes[lowest(nodes.length, (at) => isAfter(nodes[at]?.node, (node) => range.comparePoint(node, 0) > 0)) - 1];
  if (!first || !last) return undefined;
  const start = first.from + (first.node === range.startContainer ? range.startOffset : 0);
  const end = last.from + (last.node === range.endContainer ? range.endOffset : last.node.length);
  let from = lowest(text.text.length, (at) => (positions[at] ?? 0) >= start);
  let to = lowest(text.text.length, (at) => (positions[at] ?? 0) >= end);
  while (from < to && text.text[from] === ' ') from += 1;
  while (from < to && text.text[to - 1] === ' ') to -= 1;
  return from < to ? { from, to } : undefined;
}

const isAfter = (node: Text | undefined, test: (node: Text) => boolean): boolean => node === undefined || test(node);

/** Returns the range of a passage, which starts and ends in texts. */
export const rangeOfPassage = ({ from, to }: Passage, document: Document): Range =>
  rangeOfMatch(document, textIn(document), from, to - from);

/** Returns the first or the last letters of a text, none of them halved. */
const firstLetters = (text: string, count: number): string => [...text].slice(0, count).join('');
const lastLetters = (text: string, count: number): string => [...text].slice(-count).join('');

/** Quotes a passage as it is read, in one line, with the letters before and after it. */
export function quoteOfPassage({ from, to }: Passage, text: DocumentText): TextQuote {
  const excerpt = (start: number, end: number) => excerptOf(text, text.source, start, end);
  const prefix = lastLetters(excerpt(from - contextLength, from), contextLength);
  const suffix = firstLetters(excerpt(to, to + contextLength), contextLength);
  return {
    type: 'TextQuoteSelector',
    exact: firstLetters(excerpt(from, Math.min(to, from + longestQuote)), longestQuote),
    ...(prefix && { prefix }),
    ...(suffix && { suffix }),
  };
}

/** Returns whether a passage has the text of a quote. */
export function hasQuote({ from, to }: Passage, { exact }: TextQuote, text: DocumentText): boolean {
  const quoted = foldQuery(exact, anywhere);
  const length = Math.min(to - from, longestQuote);
  return quoted !== '' && text.text.slice(from, from + length).trimEnd() === quoted;
}

/** Counts the letters that two texts have in common from their starts on. */
function commonStart(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

const reversed = (text: string): string => [...text].reverse().join('');

/**
 * Finds a quote in a document: where most of the letters around it are the same, and of several such places the nearest to where it was.
 * @param near the position in the folded text where it was, if that is known.
 */
export function findQuote({ exact, prefix = '', suffix = '' }: TextQuote, text: DocumentText, near = 0): Passage | undefined {
  const query = foldQuery(exact, anywhere);
  const before = reversed(foldQuery(prefix, anywhere));
  const after = foldQuery(suffix, anywhere);
  let best: { readonly at: number; readonly score: number } | undefined;
  for (const at of findMatches(text, query, anywhere)) {
    const around = text.text.slice(Math.max(0, at - contextLength - 1), at).trimEnd();
    const following = text.text.slice(at + query.length, at + query.length + contextLength + 1).trimStart();
    const score = commonStart(reversed(around), before) + commonStart(following, after);
    if (!best || score > best.score || (score === best.score && Math.abs(at - near) < Math.abs(best.at - near))) best = { at, score };
  }
  if (!best) return undefined;
  const isSure = query.length >= sureLength || best.score >= Math.min(sureContext, before.length + after.length);
  return isSure ? { from: best.at, to: best.at + query.length } : undefined;
}
