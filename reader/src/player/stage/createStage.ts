import { BookRequestError } from '../network/bookFault.ts';
import { cfiOf, rangeOf } from '../place/cfi.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import type { Publication } from '../publication/Publication.ts';
import { createPageStore } from '../section/pageStore.ts';
import type { PreparedPage } from '../section/preparePage.ts';
import { fixedView } from './fixedView.ts';
import { flowingView } from './flowingView.ts';
import { openFrame } from './frame.ts';
import { type Leaf, leafWith, leavesOf, showsSpreads } from './leaves.ts';
import type { PageView, ShownPart } from './PageView.ts';
import { pauseAnimations } from './pauseAnimations.ts';
import type { StageLocation, StageTarget, TurnDirection, TurnStep } from './StageLocation.ts';
import { scrolledView } from './scrolledView.ts';
import { slideLeaves } from './slideLeaves.ts';
import { stageBox } from './stageBox.ts';
import { whenIdle } from './whenIdle.ts';

/** What a stage is made of. */
export interface StageOptions {
  readonly container: HTMLElement;
  readonly publication: Publication;
  readonly files: BookFiles;
  /** The style sheet of the reader's choices, for flowing text. */
  readonly reading: () => string;
  /** Whether pages slide when they are turned. */
  readonly slides: () => boolean;
  /** Called with each page that comes onto the stage; returns what undoes it when the page leaves. */
  readonly onPage: (view: PageView, page: PreparedPage) => () => void;
  /** Told of a page that is not there, and was passed over. */
  readonly onMissing: (error: unknown) => void;
  /** Called when another place is shown. */
  readonly onMoved: (location: StageLocation) => void;
}

/** The pages of a book on the screen. */
export interface Stage {
  readonly show: (target: StageTarget) => Promise<void>;
  /** Turns a page, or leaves the whole document where it is scrolled; at the book's start and end nothing happens (reader §4). */
  readonly turn: (direction: TurnDirection, by?: TurnStep) => Promise<'turned' | 'end'>;
  /** Lays everything out anew, at the place of the last move. */
  readonly relayout: () => Promise<void>;
  /** Puts the reader's choices on, at the place of the last move. */
  readonly restyle: () => Promise<void>;
  readonly location: () => StageLocation | undefined;
  readonly views: () => readonly PageView[];
  /** How much of a fragment stands before and on what is shown; undefined where its document is not shown. */
  readonly shownPart: (index: number, fragment: string) => ShownPart | undefined;
  readonly close: () => void;
}

interface ShownPage {
  readonly view: PageView;
  readonly page: PreparedPage;
}

interface OpenView {
  readonly view: PageView;
  readonly leave: () => void;
}

/** A leaf whose pages stand in their frames, laid out, and are not seen yet. */
interface BuiltLeaf {
  readonly element: HTMLElement;
  readonly pages: readonly ShownPage[];
  /** Why a page of the leaf is missing. */
  readonly missing: unknown;
  /** Sets going what moves in the pages. */
  readonly begin: () => void;
}

/** The leaf that comes next, built while the one before is read; undefined where it has to wait until it is seen. */
interface LeafAhead {
  readonly leaf: Leaf;
  readonly built: Promise<BuiltLeaf | undefined>;
}

/** Whether the book lacks a page, so that the next one may be tried; a network that is away or a policy that ended concerns them all. */
const isMissing = (error: unknown): boolean => !(error instanceof BookRequestError) || error.status === 404;

const fragmentIn = (document: Document, fragment: string): Element | null =>
  document.getElementById(fragment) ?? document.querySelector(`[name="${CSS.escape(fragment)}"]`);

/** Creates the stage of a book in an element that it fills. */
export function createStage({ container, publication, files, reading, slides, onPage, onMissing, onMoved }: StageOptions): Stage {
  const { items, direction } = publication;
  const store = createPageStore(files, reading);
  const itemAt = new Map(items.map((item) => [item.index, item]));
  let leaves: readonly Leaf[] = [];
  let leaf: Leaf | undefined;
  let open: readonly OpenView[] = [];
  /** The place of the last move: what stays in sight when the stage or the text changes its size. */
  let anchor: StageTarget | undefined;
  let ahead: LeafAhead | undefined;
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();

  const runExclusive = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = queue.then(task);
    queue = turn.catch(() => undefined);
    return turn;
  };
  const box = () => stageBox(container.clientWidth, container.clientHeight);
  const regroup = () => {
    leaves = leavesOf(items, direction, showsSpreads(container.clientWidth));
  };
  regroup();

  const placeOf = (view: PageView, at: StageTarget['at']): Range | Element | undefined => {
    if (at === undefined || at === 'end' || 'part' in at) return undefined;
    return 'cfi' in at ? rangeOf(at.cfi, view.document) : (fragmentIn(view.document, at.fragment) ?? undefined);
  };
  const screenAt = (view: PageView, at: StageTarget['at']): number => {
    if (at === 'end') return view.screens - 1;
    if (at && typeof at === 'object' && 'part' in at) return Math.min(view.screens - 1, Math.floor(at.part * view.screens));
    const place = placeOf(view, at);
    return place ? view.screenOf(place) : 0;
  };

  function location(): StageLocation | undefined {
    const first = open[0]?.view;
    const item = first && itemAt.get(first.index);
    if (!first || !item || !leaf) return undefined;
    const place = first.firstPlace();
    const turn = leaves.indexOf(leaf);
    return {
      index: first.index,
      shown: open.map(({ view }) => view.index),
      cfi: place ? cfiOf(place, item.cfiBase) : `epubcfi(${item.cfiBase}!/4)`,
      screen: first.screen,
      screens: first.screens,
      atStart: turn === 0 && first.screen === 0,
      atEnd: turn === leaves.length - 1 && first.screen === first.screens - 1,
    };
  }

  const moved = () => {
    const now = location();
    if (!now) return;
    anchor = { index: now.index, at: { cfi: now.cfi } };
    container.dataset.index = String(now.index);
    container.dataset.screen = String(now.screen);
    container.dataset.screens = String(now.screens);
    onMoved(now);
  };

  const leafElement = (): HTMLElement => {
    const element = document.createElement('div');
    // What is not seen yet takes no taps from what is.
    element.style.cssText = 'position:absolute;inset:0;overflow:hidden;visibility:hidden';
    return element;
  };

  async function build(next: Leaf): Promise<BuiltLeaf> {
    const element = leafElement();
    container.append(element);
    const settled = await Promise.allSettled(
      next.pages.map(async ({ item, place }): Promise<ShownPage> => {
        const page = await store.page(item);
        const frame = await openFrame(page.markup, publication.title.text, element);
        const content = frame.contentDocument;
        if (!content) throw new Error('The page left before it was shown');
        frame.style.insetInlineStart = 'auto';
        frame.style.left = place === 'right' ? '50%' : '0';
        if (item.scrolls && item.layout === 'reflowable') return { page, view: scrolledView(frame, content, item.index, moved) };
        if (item.layout === 'reflowable') return { page, view: flowingView(frame, content, item.index, place) };
        return { page, view: fixedView(frame, content, item.index, page.size, place) };
      }),
    );
    const pages = settled.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : []));
    const [failed] = settled.filter((page) => page.status === 'rejected');
    // Of a spread one page may be shown without the other.
    if (failed && (pages.length === 0 || !isMissing(failed.reason))) {
      element.remove();
      throw failed.reason;
    }
    const room = box();
    for (const { view } of pages) view.layout(room);
    return { element, pages, missing: failed?.reason, begin: () => {} };
  }

  /** A page that could be heard or seen moving before its time is only prepared. */
  async function buildAhead(next: Leaf): Promise<BuiltLeaf | undefined> {
    const prepared = await Promise.all(next.pages.map(({ item }) => store.page(item)));
    if (closed || prepared.some(({ item, holdsMedia }) => holdsMedia || item.scrolls)) return undefined;
    const built = await build(next);
    const held = built.pages.map(({ view }) => pauseAnimations(view.document));
    return {
      ...built,
      begin: () => {
        for (const begin of held) begin();
      },
    };
  }

  const lookAhead = () => {
    const next = leaf && leaves[leaves.indexOf(leaf) + 1];
    if (closed || !next || ahead?.leaf === next) return;
    dropAhead();
    // What does not come now is asked for again when it is turned to.
    ahead = { leaf: next, built: buildAhead(next).catch(() => undefined) };
  };

  const dropAhead = () => {
    void ahead?.built.then((built) => built?.element.remove());
    ahead = undefined;
  };

  async function builtLeaf(next: Leaf): Promise<BuiltLeaf> {
    const taken = ahead?.leaf === next ? ahead : undefined;
    if (taken) ahead = undefined;
    return (await taken?.built) ?? build(next);
  }

  async function openLeaf(next: Leaf): Promise<readonly OpenView[]> {
    const { element, pages, missing, begin } = await builtLeaf(next);
    if (missing) onMissing(missing);
    element.style.visibility = '';
    begin();
    return pages.map(({ view, page }) => {
      view.frame.dataset.index = String(view.index);
      const leavePage = onPage(view, page);
      return {
        view,
        leave: () => {
          leavePage();
          view.close();
          element.remove();
        },
      };
    });
  }

  async function put(next: Leaf, at: StageTarget, slide?: TurnDirection): Promise<void> {
    const before = open;
    const opened = await openLeaf(next);
    if (closed) {
      for (const { leave } of opened) leave();
      return;
    }
    open = opened;
    leaf = next;
    for (const { view } of opened) {
      if (view.index === at.index || opened.length === 1) view.go(screenAt(view, at.at));
      view.frame.style.visibility = 'visible';
    }
    const leave = () => {
      for (const view of before) view.leave();
    };
    if (slide && slides() && before.length > 0)
      slideLeaves(
        before.map(({ view }) => view),
        opened.map(({ view }) => view),
        slide,
        direction,
        leave,
      );
    else leave();
    store.keepNear(leaves, next);
    whenIdle(lookAhead);
  }

  /** Puts a leaf on, or the nearest one behind it whose pages are there. @throws what stood in the way where none is */
  async function putFrom(from: number, step: 1 | -1, way: TurnDirection, by: TurnStep): Promise<'turned' | 'end'> {
    let missing: unknown;
    for (let to = from; leaves[to]; to += step) {
      const next = leaves[to];
      const item = next?.pages[0]?.item;
      if (!next || !item) break;
      try {
        await put(next, { index: item.index, at: way === 'forward' || by === 'document' ? undefined : 'end' }, way);
        if (missing) onMissing(missing);
        return 'turned';
      } catch (error) {
        if (!isMissing(error)) throw error;
        missing ??= error;
      }
    }
    if (missing) throw missing;
    return 'end';
  }

  async function show(target: StageTarget): Promise<void> {
    const item = itemAt.get(target.index) ?? items[0];
    if (!item) return;
    const next = leafWith(leaves, item);
    const shown =
      next.pages.every(({ item: { index } }) => open.some(({ view }) => view.index === index)) && open.length === next.pages.length;
    if (shown) {
      const view = open.find(({ view: { index } }) => index === item.index)?.view;
      view?.go(screenAt(view, target.at));
    } else await put(next, { index: item.index, at: target.at });
    moved();
  }

  async function turn(way: TurnDirection, by: TurnStep): Promise<'turned' | 'end'> {
    const step = way === 'forward' ? 1 : -1;
    const view = open[0]?.view;
    if (!view || !leaf) return 'end';
    const screen = view.screen + step;
    if (screen >= 0 && screen < view.screens && !(view.scrolls && by === 'document')) {
      if (slides()) view.slideTo(screen);
      else view.go(screen);
    } else {
      const at = leaves.indexOf(leaf);
      // From a document that is not read in turn the way leads to the next one that is.
      const from = at >= 0 ? at + step : leaves.findIndex(({ pages }) => (pages[0]?.item.index ?? 0) > view.index);
      if ((await putFrom(from, step, way, by)) === 'end') return 'end';
    }
    moved();
    return 'turned';
  }

  const again = (): void => {
    const at = anchor;
    const view = at && open.find(({ view: { index } }) => index === at.index)?.view;
    if (view && at) view.go(screenAt(view, at.at));
  };

  async function relayout(): Promise<void> {
    if (closed || container.clientWidth === 0) return;
    const shown = leaf?.pages.map(({ item }) => item.index).join();
    regroup();
    dropAhead();
    const at = anchor;
    const item = at && itemAt.get(at.index);
    if (!at || !item) return;
    const next = leafWith(leaves, item);
    if (next.pages.map(({ item: { index } }) => index).join() === shown) {
      leaf = next;
      const room = box();
      for (const { view } of open) view.layout(room);
      again();
      whenIdle(lookAhead);
    } else await put(next, at);
    report();
  }

  /** Tells what is shown without taking it for a move: the anchor stays, so that many resizes do not add up. */
  function report(): void {
    const now = location();
    if (!now) return;
    container.dataset.screen = String(now.screen);
    container.dataset.screens = String(now.screens);
    onMoved(now);
  }

  return {
    show: (target) => runExclusive(() => show(target)),
    turn: (way, by = 'screen') => runExclusive(() => turn(way, by)),
    relayout: () => runExclusive(relayout),
    restyle: () =>
      runExclusive(async () => {
        store.forget();
        dropAhead();
        const css = reading();
        for (const { view } of open) view.restyle(css);
        again();
        report();
        whenIdle(lookAhead);
      }),
    location,
    views: () => open.map(({ view }) => view),
    shownPart: (index, fragment) => {
      const view = open.find(({ view: shown }) => shown.index === index)?.view;
      const element = view && (fragment === '' ? view.document.body : fragmentIn(view.document, fragment));
      return element ? view.shownPart(element) : undefined;
    },
    close: () => {
      closed = true;
      for (const { leave } of open) leave();
      open = [];
      dropAhead();
      store.forget();
    },
  };
}
