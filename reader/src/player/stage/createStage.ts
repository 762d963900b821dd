import { isMissing } from '../network/bookError.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import type { Publication, SpineItem } from '../publication/Publication.ts';
import { initialLook, type PageLayout } from '../settings/look.ts';
import { type CurrentLeafOptions, createCurrentLeaf } from './currentLeaf.ts';
import { inFlow } from './inFlow.ts';
import { zoneOf } from './input/gestures.ts';
import { createLeafLoader } from './leafLoader.ts';
import { type Leaf, leafWith, leavesOf, showsSpreads } from './leaves.ts';
import { createMutex } from './mutex.ts';
import type { Stage, StageLocation, StageTarget, TurnDirection, TurnStep } from './Stage.ts';
import { stageBox } from './stageBox.ts';
import { createStagePosition, fragmentIn, screenAt, showIn, targetAt } from './stagePosition.ts';
import type { PageView } from './views/PageView.ts';
import { createStageZoom } from './zoom/createStageZoom.ts';

/** The options of a stage. */
export interface StageOptions extends Omit<CurrentLeafOptions, 'direction'> {
  readonly container: HTMLElement;
  readonly publication: Publication;
  readonly files: BookFiles;
  /** Returns the style sheet of the user's settings, for reflowable text. */
  readonly reading: () => string;
  /** Returns the user's choices for the layout of reflowable text. */
  readonly pageLayout?: () => PageLayout;
  /** Called for a page that is missing and was skipped. */
  readonly onMissing: (error: unknown) => void;
  /** Called when the position changes. */
  readonly onMoved: (location: StageLocation) => void;
  /** Called with the scale of the shown pages, from 1; undefined for pages that cannot be zoomed. */
  readonly onZoomed?: (scale: number | undefined) => void;
}

/** The height at which a document that scrolls shows the text that is read, as a share of the screen. */
const readingHeight = 0.2;

/** The distance that an arrow key scrolls, in px: some lines. */
const scrollStep = 96;

const pagesOf = ({ pages }: Leaf): string => pages.map(({ item }) => `${item.index} ${item.scrolls}`).join();

const hasSamePages = (one: Leaf | undefined, other: Leaf): boolean => one !== undefined && pagesOf(one) === pagesOf(other);

/** Creates the stage of a book in an element that it fills. */
export function createStage(
  {
    container,
    publication,
    files,
    reading,
    pageLayout = () => initialLook,
    slides,
    onPage,
    onMissing,
    onMoved,
    onZoomed = () => {},
  }: StageOptions,
  createLoader = createLeafLoader,
): Stage {
  const { direction, title, language } = publication;
  const itemsNow = () => inFlow(publication.items, pageLayout().flow);
  let items = itemsNow();
  const leavesNow = () => leavesOf(items, direction, showsSpreads(container.clientWidth));
  const box = () => stageBox(container.clientWidth, container.clientHeight, pageLayout());
  const runExclusive = createMutex();
  // At the sides taps turn pages, and two of them turn two.
  const canZoomIn = ({ x }: { readonly x: number }) => zoneOf(x, container.clientWidth) === 'middle';
  const zoom = createStageZoom({
    container,
    direction,
    box,
    animates: slides,
    onZoomed,
    canZoomIn,
    onMoved: () => position.moved(),
  });
  const current = createCurrentLeaf({
    direction,
    slides,
    onPage: (view, page) => {
      // Before the listeners of the reader: a drag of a zoomed page is no tap.
      const ends = [zoom.listen(view), onPage(view, page)];
      return () => {
        for (const end of ends) end();
      };
    },
  });
  let leaves = leavesNow();
  /** Where the leaf before the shown one was left. */
  let left: StageTarget | undefined;
  let closed = false;
  const position = createStagePosition({ container, items: publication.items, leaves: () => leaves, current, onMoved });
  const next = () => {
    const leaf = current.leaf();
    return leaf && leaves[leaves.indexOf(leaf) + 1];
  };
  const onReflowed = (view: PageView) => {
    if (current.viewOf(view.index) !== view) return;
    // A document that scrolls has kept its place exactly.
    if (!view.scrolls) position.restoreAnchor();
    position.laidOut();
  };
  const loader = createLoader({
    container,
    title: title.text,
    language,
    files,
    reading,
    box,
    next,
    onScrolled: position.moved,
    onReflowed,
  });

  /** Loads a leaf and shows it in the place of the current one, with the slide of a page turn if it has a way. */
  async function replaceLeaf(leaf: Leaf, { index, at }: StageTarget, way?: TurnDirection): Promise<void> {
    const loaded = await loader.load(leaf);
    if (closed) return loaded.remove();
    if (loaded.missing) onMissing(loaded.missing);
    const returns = at !== undefined && at === left?.at;
    left = position.anchor();
    const place = (view: PageView) => {
      if (returns) showIn(view, at, 0);
      else if (view.index === index || loaded.pages.length === 1) view.go(screenAt(view, at));
    };
    zoom.show(
      loaded.pages.map(({ view }) => view),
      way,
    );
    current.replace(loaded, place, way);
    loader.prefetch(leaves, leaf);
  }

  /** Returns where a turn to a document arrives: whoever passed a document that scrolls, and comes back, is where they were. */
  const arrivalAt = ({ index, scrolls, layout }: SpineItem, way: TurnDirection, by: TurnStep): StageTarget['at'] => {
    const passesWhole = by === 'document' && scrolls && layout === 'reflowable';
    if (passesWhole && left?.index === index) return left.at;
    return way === 'forward' || passesWhole ? undefined : 'end';
  };

  /** Turns to a leaf or, if its pages are missing, to the next available one. @throws the error of its pages if there is none */
  async function turnLeaf(from: number, step: 1 | -1, way: TurnDirection, by: TurnStep): Promise<'turned' | 'end'> {
    let missing: unknown;
    for (let to = from; leaves[to]; to += step) {
      const leaf = leaves[to];
      const item = leaf?.pages[0]?.item;
      if (!leaf || !item) break;
      try {
        await replaceLeaf(leaf, { index: item.index, at: arrivalAt(item, way, by) }, way);
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

  /** Shows the first leaf, or the nearest one that has pages if they are missing. @throws the error of its pages if the book has none */
  async function openLeaf(leaf: Leaf, target: StageTarget): Promise<void> {
    const turns = async (step: 1 | -1, way: TurnDirection): Promise<boolean> => {
      try {
        return (await turnLeaf(leaves.indexOf(leaf) + step, step, way, 'screen')) === 'turned';
      } catch (error) {
        if (!isMissing(error)) throw error;
        return false;
      }
    };
    try {
      await replaceLeaf(leaf, target);
    } catch (error) {
      if (!isMissing(error) || !((await turns(1, 'forward')) || (await turns(-1, 'backward')))) throw error;
      onMissing(error);
    }
  }

  async function turn(way: TurnDirection, by: TurnStep): Promise<'turned' | 'end'> {
    const step = way === 'forward' ? 1 : -1;
    const [view] = current.onScreen();
    const leaf = current.leaf();
    if (!view || !leaf) return 'end';
    const screen = view.screenToward?.(step) ?? view.screen + step;
    if (screen >= 0 && screen < view.screens && !(view.scrolls && !view.strip && by === 'document')) {
      if (slides()) view.slideTo(screen);
      else view.go(screen);
    } else {
      const at = leaves.indexOf(leaf);
      // A non-linear document is followed by the next linear one.
      const from = at >= 0 ? at + step : leaves.findIndex(({ pages }) => (pages[0]?.item.index ?? 0) > view.index);
      if ((await turnLeaf(from, step, way, by)) === 'end') return 'end';
    }
    position.moved();
    return 'turned';
  }

  /** Pans to a position of a zoomed page. */
  const reveal = (index: number, at: StageTarget['at']) => {
    const shown = current.viewOf(index);
    const target = shown && targetAt(shown.document, at);
    if (target) zoom.reveal(shown, target);
  };

  async function show({ index, at }: StageTarget): Promise<void> {
    const item = items.find((one) => one.index === index) ?? items[0];
    if (!item) return;
    const leaf = leafWith(leaves, item);
    const isShown = current.views().length === leaf.pages.length && leaf.pages.every((page) => current.viewOf(page.item.index));
    const view = isShown ? current.viewOf(item.index) : undefined;
    if (view && typeof at === 'object' && 'text' in at) showIn(view, at, readingHeight);
    else if (view) view.go(screenAt(view, at));
    else await (current.leaf() ? replaceLeaf : openLeaf)(leaf, { index: item.index, at });
    reveal(item.index, at);
    position.moved();
  }

  async function relayout(): Promise<void> {
    if (closed || container.clientWidth === 0) return;
    items = itemsNow();
    leaves = leavesNow();
    const anchor = position.anchor();
    const item = items.find(({ index }) => index === anchor?.index);
    if (!anchor || !item) return loader.discardNext();
    const leaf = leafWith(leaves, item);
    if (hasSamePages(current.leaf(), leaf)) {
      current.regroup(leaf);
      const room = box();
      await Promise.all(current.views().map((view) => view.layout(room)));
      zoom.resized();
      position.restoreAnchor();
      position.laidOut();
      // The user waits for what is shown, and not for the next leaf.
      loader.discardNext();
      loader.loadNext();
      return;
    }
    loader.discardNext();
    await replaceLeaf(leaf, anchor);
    position.laidOut();
  }

  async function restyle(): Promise<void> {
    loader.discardPages();
    const css = reading();
    for (const view of current.views()) view.restyle(css);
    await relayout();
  }

  return {
    show: (target) => runExclusive(() => show(target)),
    turn: (way, by = 'screen') => runExclusive(() => turn(way, by)),
    scroll: (by) => current.onScreen()[0]?.scrollBy?.(by * scrollStep, slides() ? 'smooth' : 'instant'),
    relayout: () => runExclusive(relayout),
    restyle: () => runExclusive(restyle),
    location: position.location,
    views: current.onScreen,
    viewOf: current.viewOf,
    shownPart: (index, fragment) => {
      const view = current.viewOf(index);
      const element = view && (fragment === '' ? view.document.body : fragmentIn(view.document, fragment));
      return element ? view.shownPart(element) : undefined;
    },
    zoom,
    reveal: (index, fragment) => reveal(index, { fragment }),
    close: () => {
      closed = true;
      zoom.close();
      current.close();
      loader.close();
    },
  };
}
