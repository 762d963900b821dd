import type { JumpSeries } from '../jumps/jumpHistory.ts';
import { rangeOf } from '../place/cfi.ts';
import { chapterAt } from '../place/chapterAt.ts';
import { findInDocument, type Match } from '../place/findInDocument.ts';
import { type Passage, searchBook } from '../place/searchBook.ts';
import type { SearchOptions } from '../place/searchText.ts';
import type { ReportError } from '../ReaderProps.ts';
import { markRanges } from '../section/marks/markRanges.ts';
import { framesWithin } from '../section/nestedFrames.ts';
import type { PageView } from '../stage/views/PageView.ts';
import { elementOf, isLaidOut } from '../stage/visibleRange.ts';
import type { State } from '../state/createState.ts';
import type { OpenBook } from './OpenBook.ts';
import type { ReaderState, SearchState } from './ReaderState.ts';

/** The search of a book. */
export interface BookSearch {
  readonly start: (words: string, options: SearchOptions) => Promise<void>;
  /** Stops looking for more. */
  readonly cancel: () => void;
  readonly choose: (position: number) => Promise<void>;
  /** Goes to the next or the previous passage; after the last one comes the first. */
  readonly step: (by: -1 | 1) => Promise<void>;
  /** Ends the search and removes its marks. */
  readonly close: () => void;
}

/** The options of the search. */
export interface BookSearchOptions {
  readonly state: State<ReaderState>;
  /** Undefined until the book is open. */
  readonly book: () => OpenBook | undefined;
  readonly goToCfi: (cfi: string, series: JumpSeries) => Promise<void>;
  readonly onError: ReportError;
}

/** The names of the highlights in a page, for which the page's style sheet has colours. */
const highlightNames = { all: 'realmkit-found', current: 'realmkit-found-current' } as const;

/** The attribute of a picture or a formula whose text was found, which no highlight paints; its value is empty or `current`. */
const foundMark = 'data-rk-found';

/** Returns the picture or formula that a match is the text of. */
const describedBy = ({ range, kind }: Match): Element | undefined =>
  kind === 'alternative' ? (elementOf(range.startContainer) ?? undefined) : undefined;

/** Returns whether a passage is a match of the page that is shown. */
function isMatch(passage: Passage, { range, kind }: Match, document: Document): boolean {
  if (passage.kind !== kind) return false;
  const start = rangeOf(passage.cfi, document);
  if (kind === 'alternative') return range.startContainer.contains(start?.startContainer ?? null);
  return range.startContainer === start?.startContainer && range.startOffset === start.startOffset;
}

/** Marks the passages in a page, which stays as it is, so that CFIs stay valid. */
function markPage({ document, index }: PageView, search: SearchState | undefined, matches: readonly Match[]): void {
  const passage = search?.current === undefined ? undefined : search.passages[search.current];
  const current = passage?.index === index ? matches.find((match) => isMatch(passage, match, document)) : undefined;
  for (const element of document.querySelectorAll(`[${foundMark}]`)) element.removeAttribute(foundMark);
  for (const match of matches) describedBy(match)?.setAttribute(foundMark, match === current ? 'current' : '');
  const inText = matches.filter((match) => !describedBy(match));
  markRanges(
    document,
    highlightNames.all,
    inText.filter((match) => match !== current).map(({ range }) => range),
  );
  markRanges(
    document,
    highlightNames.current,
    inText.filter((match) => match === current).map(({ range }) => range),
  );
}

/** Scrolls a document within a page to a place, and the page not. */
function scrollWithin({ defaultView: view }: Document, range: Range): void {
  const { top = 0 } = range.getClientRects()[0] ?? {};
  view?.scrollTo({ top: view.scrollY + top - view.innerHeight / 2, behavior: 'instant' });
}

/** Marks the words in the documents within a page; the one of the current passage comes into view. */
function markWithin({ document, index }: PageView, search: SearchState | undefined): void {
  const passage = search?.current === undefined ? undefined : search.passages[search.current];
  const isCurrent = passage?.kind === 'within' && passage.index === index;
  const holder = isCurrent ? rangeOf(passage.cfi, document)?.startContainer : undefined;
  // The passages of one frame have one place, in the order of their words.
  const at = search?.passages.filter(({ cfi, kind }) => kind === 'within' && cfi === passage?.cfi).indexOf(passage as Passage) ?? 0;
  let before = 0;
  for (const { frame, document: inner } of framesWithin(document)) {
    const ranges = search ? findInDocument(search.words, inner, search).flatMap((match) => (match.kind ? [] : match.range)) : [];
    const isHolder = holder?.contains(frame.ownerDocument === document ? frame : (frame.ownerDocument.defaultView?.frameElement ?? null));
    const current = isHolder ? ranges[at - before] : undefined;
    if (isHolder) before += ranges.length;
    markRanges(
      inner,
      highlightNames.all,
      ranges.filter((range) => range !== current),
    );
    markRanges(inner, highlightNames.current, current ? [current] : []);
    if (current) scrollWithin(inner, current);
  }
}

/** Creates the search of a book. `mark` marks a page that is shown. */
export function createBookSearch({
  state,
  book,
  goToCfi,
  onError,
}: BookSearchOptions): BookSearch & { readonly mark: (view: PageView) => void } {
  let running: AbortController | undefined;
  const change = (part: Partial<SearchState>) => {
    const { search } = state.get();
    if (search) state.change({ search: { ...search, ...part } });
  };
  /** Passages that no screen shows, because their text has no box. */
  let hidden = new Set<Passage>();
  const drop = (passages: readonly Passage[]) => {
    if (passages.length === 0) return;
    const { search } = state.get();
    const chosen = search?.current === undefined ? undefined : search.passages[search.current];
    for (const passage of passages) hidden.add(passage);
    const left = search?.passages.filter((passage) => !hidden.has(passage)) ?? [];
    change({ passages: left, current: chosen && !hidden.has(chosen) ? left.indexOf(chosen) : undefined });
  };
  const mark = (view: PageView) => {
    const { document, index } = view;
    const { search } = state.get();
    const matches = search ? findInDocument(search.words, document, search) : [];
    // A page that is not laid out yet says nothing.
    const boxless = isLaidOut(document.body) ? matches.filter((match) => !isLaidOut(describedBy(match) ?? match.range)) : [];
    const passages = boxless.length > 0 ? search?.passages.filter((passage) => passage.index === index) : undefined;
    drop(passages?.filter((passage) => boxless.some((match) => isMatch(passage, match, document))) ?? []);
    markPage(view, state.get().search, matches);
    markWithin(view, state.get().search);
  };
  const markAll = () => {
    for (const view of book()?.stage.views() ?? []) mark(view);
  };
  const cancel = () => {
    running?.abort();
    running = undefined;
    change({ isSearching: false });
  };
  const choose = async (position: number, by: -1 | 1 = 1): Promise<void> => {
    const { search } = state.get();
    const passage = search?.passages[position];
    if (!passage) return;
    change({ current: position });
    await goToCfi(passage.cfi, `search ${search.words}`);
    markAll();
    if (!hidden.has(passage)) return;
    // Where it leads nowhere, the way goes on to the one beside it.
    const before = search.passages.slice(0, position).filter((one) => !hidden.has(one)).length;
    const left = state.get().search?.passages.length ?? 0;
    if (left > 0) await choose((by === 1 ? before : before - 1 + left) % left, by);
  };
  return {
    mark,
    cancel,
    choose: (position) => choose(position),
    start: async (words, options) => {
      const open = book();
      if (!open) return;
      cancel();
      const own = new AbortController();
      running = own;
      hidden = new Set();
      state.change({ search: { words, ...options, passages: [], isSearching: true, current: undefined } });
      markAll();
      const { items } = open.publication;
      await searchBook(words, {
        ...options,
        items,
        files: open.files,
        signal: own.signal,
        chapterOf: (index, hasStarted) => chapterAt(state.get().navigation.contents, items, index, hasStarted)?.href,
        onFound: (passages) => {
          change({ passages: passages.filter((passage) => !hidden.has(passage)) });
          const searched = passages.at(-1)?.index;
          for (const view of open.stage.views()) if (view.index === searched) mark(view);
        },
        onError: (error) => {
          if (own.signal.aborted) return;
          change({ isIncomplete: true });
          onError('A page could not be searched', error);
        },
      });
      if (running === own) cancel();
    },
    step: async (by) => {
      const { search } = state.get();
      if (!search || search.passages.length === 0) return;
      const from = search.current ?? (by === 1 ? -1 : 0);
      await choose((from + by + search.passages.length) % search.passages.length, by);
    },
    close: () => {
      cancel();
      state.change({ search: undefined });
      markAll();
    },
  };
}
