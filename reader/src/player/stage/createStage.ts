import type { BookFiles } from '../publication/BookFiles.ts';
import type { Publication } from '../publication/Publication.ts';
import { initialLook, type PageLayout } from '../settings/look.ts';
import { type CurrentLeafOptions, createCurrentLeaf } from './currentLeaf.ts';
import { zoneOf } from './input/gestures.ts';
import { createLeafLoader } from './leafLoader.ts';
import { createLeafTurner } from './leafTurner.ts';
import type { Leaf } from './leaves.ts';
import { createMutex } from './mutex.ts';
import type { Stage, StageLocation, StageTarget } from './Stage.ts';
import { stageBox } from './stageBox.ts';
import { createStageLeaves } from './stageLeaves.ts';
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
export function createStage(options: StageOptions, createLoader = createLeafLoader): Stage {
  const { container, publication, files, reading, slides, onPage, onMissing, onMoved } = options;
  const { pageLayout = () => initialLook, onZoomed = () => {} } = options;
  const { direction, title, language } = publication;
  const leaves = createStageLeaves({ container, publication, pageLayout });
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
  let closed = false;
  const position = createStagePosition({ container, items: publication.items, leaves: leaves.all, current, onMoved });
  const next = () => leaves.next(current.leaf());
  const onReflowed = (view: PageView) => {
    if (current.viewOf(view.index) !== view) return;
    // A document that scrolls has kept its place exactly.
    if (!view.scrolls) position.restoreAnchor();
    position.laidOut();
  };
  const onScrolled = position.moved;
  const loader = createLoader({ container, title: title.text, language, files, reading, box, next, onScrolled, onReflowed });

  const turner = createLeafTurner({ leaves, loader, current, position, zoom, slides, onMissing, isClosed: () => closed });

  /** Pans to a position of a zoomed page. */
  const reveal = (index: number, at: StageTarget['at']) => {
    const shown = current.viewOf(index);
    const target = shown && targetAt(shown.document, at);
    if (target) zoom.reveal(shown, target);
  };

  async function show({ index, at }: StageTarget): Promise<void> {
    const item = leaves.item(index) ?? leaves.item();
    if (!item) return;
    const leaf = leaves.withItem(item);
    const isShown = current.views().length === leaf.pages.length && leaf.pages.every((page) => current.viewOf(page.item.index));
    const view = isShown ? current.viewOf(item.index) : undefined;
    if (view && typeof at === 'object' && 'text' in at) showIn(view, at, readingHeight);
    else if (view) view.go(screenAt(view, at));
    else await (current.leaf() ? turner.replace : turner.open)(leaf, { index: item.index, at });
    reveal(item.index, at);
    position.moved();
  }

  async function relayout(): Promise<void> {
    if (closed || container.clientWidth === 0) return;
    leaves.update();
    const anchor = position.anchor();
    const item = anchor && leaves.item(anchor.index);
    if (!item) return loader.discardNext();
    const leaf = leaves.withItem(item);
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
    await turner.replace(leaf, anchor);
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
    turn: (way, by = 'screen') => runExclusive(() => turner.turn(way, by)),
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
