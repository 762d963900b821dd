import type { JumpSeries } from '../jumps/jumpHistory.ts';
import { rangeOf } from '../place/cfi.ts';
import { chapterAt } from '../place/chapterAt.ts';
import { searchBook } from '../place/searchBook.ts';
import type { SearchOptions } from '../place/searchText.ts';
import { findRanges } from '../place/textOfDocument.ts';
import type { ReportError } from '../ReaderProps.ts';
import { markRanges } from '../section/markRanges.ts';
import type { PageView } from '../stage/PageView.ts';
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

/** Marks the passages in a page. */
function markPage({ document, index }: PageView, search: SearchState | undefined): void {
  const ranges = search && search.words !== '' ? findRanges(search.words, document, search) : [];
  const passage = search?.current === undefined ? undefined : search.passages[search.current];
  const start = passage?.index === index ? rangeOf(passage.cfi, document) : undefined;
  const current = start && ranges.find((range) => range.startContainer === start.startContainer && range.startOffset === start.startOffset);
  markRanges(
    document,
    highlightNames.all,
    ranges.filter((range) => range !== current),
  );
  markRanges(document, highlightNames.current, current ? [current] : []);
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
  const mark = (view: PageView) => markPage(view, state.get().search);
  const markAll = () => {
    for (const view of book()?.stage.views() ?? []) mark(view);
  };
  const cancel = () => {
    running?.abort();
    running = undefined;
    change({ isSearching: false });
  };
  const choose = async (position: number) => {
    const { search } = state.get();
    const passage = search?.passages[position];
    if (!passage) return;
    change({ current: position });
    await goToCfi(passage.cfi, `search ${search.words}`);
    markAll();
  };
  return {
    mark,
    cancel,
    choose,
    start: async (words, options) => {
      const open = book();
      if (!open) return;
      cancel();
      const own = new AbortController();
      running = own;
      state.change({ search: { words, ...options, passages: [], isSearching: true, current: undefined } });
      markAll();
      const { items } = open.publication;
      await searchBook(words, {
        ...options,
        items,
        files: open.files,
        signal: own.signal,
        chapterOf: (index, hasStarted) => chapterAt(state.get().navigation.contents, items, index, hasStarted)?.href,
        onFound: (passages) => change({ passages }),
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
      await choose((from + by + search.passages.length) % search.passages.length);
    },
    close: () => {
      cancel();
      state.change({ search: undefined });
      markAll();
    },
  };
}
