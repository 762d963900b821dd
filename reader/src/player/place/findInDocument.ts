import { alternativeOf } from './alternativeOf.ts';
import { rubyReading } from './rubyReading.ts';
import { createSearchText, findMatches, foldQuery, type SearchOptions, type SearchText } from './searchText.ts';
import { rangeOfMatch, textOfDocument } from './textOfDocument.ts';

/** What a match is in, if it is not in the text itself: the reading of a ruby, the text that stands for a picture or a formula, or a document within the page. */
export type MatchKind = 'reading' | 'alternative' | 'within';

/** A match in a document. */
export interface Match {
  /** The range of its letters, or within the picture, formula or frame. */
  readonly range: Range;
  readonly kind: MatchKind | undefined;
  /** The text that it is in, with its positions there. */
  readonly text: SearchText & { readonly source: string };
  readonly from: number;
  readonly to: number;
}

type Find = (text: SearchText) => Iterable<number>;

function* findInText(document: Document, find: Find, length: number, matchCase: boolean): Generator<Match> {
  const text = textOfDocument(document, matchCase);
  for (const from of find(text))
    yield { range: rangeOfMatch(document, text, from, length), kind: undefined, text, from, to: from + length };
}

/** Finds words in the text as it is spoken; those without an annotation among their letters are in the text itself. */
function* findReadings(document: Document, find: Find, length: number, matchCase: boolean): Generator<Match> {
  if (!document.querySelector('ruby rt')) return;
  const annotations = new Set<Text>();
  const text = textOfDocument(document, matchCase, (element, add) => {
    if (element.localName !== 'ruby') return false;
    for (const { node, isAnnotation } of rubyReading(element)) {
      if (isAnnotation) annotations.add(node);
      add(node);
    }
    return true;
  });
  const annotated = text.nodes.filter(({ node }) => annotations.has(node));
  for (const from of find(text)) {
    const start = text.positions[from] ?? 0;
    const end = text.positions[from + length] ?? 0;
    if (annotated.some(({ node, from: at }) => at < end && at + node.length > start))
      yield { range: rangeOfMatch(document, text, from, length), kind: 'reading', text, from, to: from + length };
  }
}

/** Elements whose label names a part of the page, a way or a control, and describes nothing that is seen. */
const unlabelled = 'a, nav, section, article, aside, header, footer, main, body, button, input, select, textarea, form';

/** Returns the text that stands for an element, or describes it beside its own content. */
function descriptionOf(element: Element): string {
  const alternative = alternativeOf(element);
  if (alternative !== undefined) return alternative;
  const isNamed = element.matches(unlabelled) || element.hasAttribute('role') || element.hasAttribute('epub:type');
  return isNamed ? '' : (element.getAttribute('aria-label') ?? '');
}

function* findAlternatives(document: Document, find: Find, length: number, matchCase: boolean): Generator<Match> {
  for (const element of document.body?.querySelectorAll('img, image, svg, math, [aria-label]') ?? []) {
    const source = descriptionOf(element);
    if (source === '' || element.closest('[hidden]')) continue;
    const collected = createSearchText(matchCase);
    collected.add(source);
    const text = { ...collected.finish(), source };
    const [from] = find(text);
    if (from === undefined) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    yield { range, kind: 'alternative', text, from, to: from + length };
  }
}

/** Finds words in a document, in order: in its text, in the readings of its rubies, and in what stands for its pictures and formulas. */
export function findInDocument(words: string, document: Document, options: SearchOptions): Match[] {
  const query = foldQuery(words, options);
  if (query === '') return [];
  const find: Find = (text) => findMatches(text, query, options);
  const inText = [...findInText(document, find, query.length, options.matchCase)];
  const others = [findReadings, findAlternatives].flatMap((search) => [...search(document, find, query.length, options.matchCase)]);
  if (others.length === 0) return inText;
  return [...inText, ...others].sort((one, other) => one.range.compareBoundaryPoints(Range.START_TO_START, other.range));
}
