import { BookRequestError, FrameRefusedError } from '../network/bookError.ts';
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

/** The options of a stage. */
export interface StageOptions {
  readonly container: HTMLElement;
  readonly publication: Publication;
  readonly files: BookFiles;
  /** Returns the style sheet of the user's settings, for reflowable text. */
  readonly reading: () => string;
  /** Returns whether pages slide when they are turned. */
  readonly slides: () => boolean;
  /** Called with each page that is shown; returns a function that is called when the page is removed. */
  readonly onPage: (view: PageView, page: PreparedPage) => () => void;
  /** Called for a page that is missing and was skipped. */
  readonly onMissing: (error: unknown) => void;
  /** Called when the position changes. */
  readonly onMoved: (location: StageLocation) => void;
}

/** The pages of a book on the screen. */
export interface Stage {
  readonly show: (target: StageTarget) => Promise<void>;
  /** Turns a page, or past the whole document if it scrolls; at the start and the end of the book nothing happens (reader §4). */
  readonly turn: (direction: TurnDirection, by?: TurnStep) => Promise<'turned' | 'end'>;
  /** Lays out all pages again, and keeps the position of the last move. */
  readonly relayout: () => Promise<void>;
  /** Applies the user's settings, and keeps the position of the last move. */
  readonly restyle: () => Promise<void>;
  readonly location: () => StageLocation | undefined;
  readonly views: () => readonly PageView[];
  /** Returns the view of a document by its spine index; undefined if it is not shown. */
  readonly viewOf: (index: number) => PageView | undefined;
  /** Returns how much of a fragment is before and on the screen; undefined if its document is not shown. */
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

/** A leaf whose pages are laid out in their frames, but still hidden. */
interface BuiltLeaf {
  readonly element: HTMLElement;
  readonly pages: readonly ShownPage[];
  /** The error of a page of the leaf that is missing. */
  readonly missing: unknown;
  /** Starts the animations of the pages. */
  readonly startAnimations: () => void;
}

/** The next leaf, built in advance while the current one is read; undefined if it must not be built before it is shown. */
interface LeafAhead {
  readonly leaf: Leaf;
  readonly built: Promise<BuiltLeaf | undefined>;
}

/** Returns whether the book lacks a page, so that the next one may be tried; a network, policy or frame error would affect all pages. */
const isMissing = (error: unknown): boolean =>
  error instanceof BookRequestError ? error.status === 404 : !(error instanceof FrameRefusedError);

const fragmentIn = (document: Document, fragment: string): Element | null =>
  document.getElementById(fragment) ?? document.querySelector(`[name="${CSS.escape(fragment)}"]`);

/** Returns whether a frame has the focus of its tree, which ends with the frame. */
const hasFocus = (frame: HTMLIFrameElement): boolean => {
  const tree = frame.getRootNode();
  return (tree instanceof Document || tree instanceof ShadowRoot) && tree.activeElement === frame;
};

/** Creates the stage of a book in an element that it fills. */
export function createStage({ container, publication, files, reading, slides, onPage, onMissing, onMoved }: StageOptions): Stage {
  const { items, direction } = publication;
  const store = createPageStore(files, reading);
  const itemAt = new Map(items.map((item) => [item.index, item]));
  let leaves: readonly Leaf[] = [];
  let leaf: Leaf | undefined;
  let open: readonly OpenView[] = [];
  /** The position of the last move, which stays visible when the stage or the text changes its size. */
  let anchor: StageTarget | undefined;
  let ahead: LeafAhead | undefined;
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();

  const runExclusive = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = queue.then(task);
    // Not reported: the caller gets the error.
    queue = turn.catch(() => undefined);
    return turn;
  };
  const viewOf = (index: number) => open.find(({ view }) => view.index === index)?.view;
  const box = () => stageBox(container.clientWidth, container.clientHeight);
  const regroup = () => {
    leaves = leavesOf(items, direction, showsSpreads(container.clientWidth));
  };
  regroup();

  const targetOf = (view: PageView, at: StageTarget['at']): Range | Element | undefined => {
    if (at === undefined || at === 'end' || 'progression' in at) return undefined;
    return 'cfi' in at ? rangeOf(at.cfi, view.document) : (fragmentIn(view.document, at.fragment) ?? undefined);
  };
  const screenAt = (view: PageView, at: StageTarget['at']): number => {
    if (at === 'end') return view.screens - 1;
    if (at && typeof at === 'object' && 'progression' in at) return Math.min(view.screens - 1, Math.floor(at.progression * view.screens));
    const target = targetOf(view, at);
    return target ? view.screenOf(target) : 0;
  };

  function location(): StageLocation | undefined {
    const first = open[0]?.view;
    const item = first && itemAt.get(first.index);
    if (!first || !item || !leaf) return undefined;
    const range = first.firstVisibleRange();
    const turn = leaves.indexOf(leaf);
    return {
      index: first.index,
      shown: open.map(({ view }) => view.index),
      cfi: range ? cfiOf(range, item.cfiBase) : `epubcfi(${item.cfiBase}!/4)`,
      screen: first.screen,
      screens: first.screens,
      atStart: turn === 0 && first.screen === 0,
      atEnd: turn === leaves.length - 1 && first.screen === first.screens - 1,
    };
  }

  const onViewMoved = () => {
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
    // A hidden leaf must not take taps.
    element.style.cssText = 'position:absolute;inset:0;overflow:hidden;visibility:hidden';
    return element;
  };

  async function build(next: Leaf): Promise<BuiltLeaf> {
    const element = leafElement();
    container.append(element);
    const settled = await Promise.allSettled(
      next.pages.map(async ({ item, side }): Promise<ShownPage> => {
        const page = await store.page(item);
        const frame = await openFrame(page.markup, publication.title.text, element);
        const content = frame.contentDocument;
        if (!content) throw new Error('The page left before it was shown');
        frame.style.insetInlineStart = 'auto';
        frame.style.left = side === 'right' ? '50%' : '0';
        if (item.scrolls && item.layout === 'reflowable') return { page, view: scrolledView(frame, content, item.index, onViewMoved) };
        if (item.layout === 'reflowable') return { page, view: flowingView(frame, content, item.index, side) };
        return { page, view: fixedView(frame, content, item.index, page.size, side) };
      }),
    );
    const pages = settled.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : []));
    const [rejected] = settled.filter((page) => page.status === 'rejected');
    // One page of a spread may be shown without the other.
    if (rejected && (pages.length === 0 || !isMissing(rejected.reason))) {
      element.remove();
      throw rejected.reason;
    }
    const room = box();
    for (const { view } of pages) view.layout(room);
    return { element, pages, missing: rejected?.reason, startAnimations: () => {} };
  }

  /** Builds a leaf in advance; a page that could be heard or could move is only prepared. */
  async function buildAhead(next: Leaf): Promise<BuiltLeaf | undefined> {
    const prepared = await Promise.all(next.pages.map(({ item }) => store.page(item)));
    if (closed || prepared.some(({ item, holdsMedia }) => holdsMedia || item.scrolls)) return undefined;
    const built = await build(next);
    const held = built.pages.map(({ view }) => pauseAnimations(view.document));
    return {
      ...built,
      startAnimations: () => {
        for (const startAnimations of held) startAnimations();
      },
    };
  }

  const buildNext = () => {
    const next = leaf && leaves[leaves.indexOf(leaf) + 1];
    if (closed || !next || ahead?.leaf === next) return;
    dropAhead();
    // Not reported: a page that fails to load now is requested again when it is turned to.
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
    const { element, pages, missing, startAnimations } = await builtLeaf(next);
    if (missing) onMissing(missing);
    element.style.visibility = '';
    startAnimations();
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
    /** Gives the focus of a page that leaves to the one that is shown: keys would reach nothing otherwise. */
    const passFocus = () => {
      if (before.some(({ view }) => hasFocus(view.frame))) open[0]?.view.frame.focus({ preventScroll: true });
    };
    passFocus();
    const leave = () => {
      // The page could be clicked while it was sliding out.
      passFocus();
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
    store.prefetchNear(leaves, next);
    whenIdle(buildNext);
  }

  /** Shows the leaf or, if its pages are missing, the next available one. @throws the load error if there is none */
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
      const view = viewOf(item.index);
      view?.go(screenAt(view, target.at));
    } else await put(next, { index: item.index, at: target.at });
    onViewMoved();
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
      // A non-linear document is followed by the next linear one.
      const from = at >= 0 ? at + step : leaves.findIndex(({ pages }) => (pages[0]?.item.index ?? 0) > view.index);
      if ((await putFrom(from, step, way, by)) === 'end') return 'end';
    }
    onViewMoved();
    return 'turned';
  }

  const restoreAnchor = (): void => {
    const at = anchor;
    const view = at && viewOf(at.index);
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
      restoreAnchor();
      whenIdle(buildNext);
    } else await put(next, at);
    report();
  }

  /** Reports the position without counting it as a move: the anchor stays, so that repeated resizes do not drift. */
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
        store.clear();
        dropAhead();
        const css = reading();
        for (const { view } of open) view.restyle(css);
        restoreAnchor();
        report();
        whenIdle(buildNext);
      }),
    location,
    views: () => open.map(({ view }) => view),
    viewOf,
    shownPart: (index, fragment) => {
      const view = viewOf(index);
      const element = view && (fragment === '' ? view.document.body : fragmentIn(view.document, fragment));
      return element ? view.shownPart(element) : undefined;
    },
    close: () => {
      closed = true;
      for (const { leave } of open) leave();
      open = [];
      dropAhead();
      store.clear();
    },
  };
}
