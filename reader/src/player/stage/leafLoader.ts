import { isMissing } from '../network/bookError.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { reflowableLayout } from '../section/flowingLayouts.ts';
import { openFrame } from '../section/frame.ts';
import { loadNested } from '../section/nestedFrames.ts';
import { pageStyleIds } from '../section/pageStyle.ts';
import type { PreparedPage } from '../section/preparePage.ts';
import { isRoll, type Leaf, type PageSide } from './leaves.ts';
import { createPageStore } from './pageStore.ts';
import { pauseAnimations } from './pauseAnimations.ts';
import { fixedView } from './views/fixedView.ts';
import { flowingView, isVertical } from './views/flowingView.ts';
import type { PageView, StageBox } from './views/PageView.ts';
import { rollView } from './views/rollView.ts';
import { scrolledView } from './views/scrolledView.ts';
import { createStrip, type Strip } from './views/strip.ts';
import { whenIdle } from './whenIdle.ts';

/** A leaf whose pages are laid out in their frames, but still hidden. */
export interface LoadedLeaf {
  readonly leaf: Leaf;
  readonly pages: readonly { readonly view: PageView; readonly page: PreparedPage }[];
  /** The error of a page of the leaf that is missing. */
  readonly missing: unknown;
  /** Lets the leaf take taps and starts its animations; each page is made visible on its own. */
  readonly reveal: () => void;
  readonly remove: () => void;
}

/** Loads leaves, and the next one in advance while the current one is read. */
export interface LeafLoader {
  /** Loads a leaf; the one that was loaded in advance is taken. @throws the error of its pages */
  readonly load: (leaf: Leaf) => Promise<LoadedLeaf>;
  /** Prepares the neighbours of a leaf in idle time, and loads the next one. */
  readonly prefetch: (leaves: readonly Leaf[], leaf: Leaf) => void;
  /** Loads the next leaf in idle time. */
  readonly loadNext: () => void;
  /** Discards the leaf that was loaded in advance: it has another size now. */
  readonly discardNext: () => void;
  /** Discards all prepared pages: their text looks different now. */
  readonly discardPages: () => void;
  readonly close: () => void;
}

/** The options of a leaf loader. */
export interface LeafLoaderOptions {
  readonly container: HTMLElement;
  /** The title of the frames; those of fixed layout have their number behind it. */
  readonly title: string;
  /** The language of the book, for documents that declare none: hyphens and voices depend on it. */
  readonly language: string;
  readonly files: BookFiles;
  /** Returns the style sheet of the user's settings, for reflowable text. */
  readonly reading: () => string;
  /** Returns the space for the pages. */
  readonly box: () => StageBox;
  /** Returns the leaf after the current one. */
  readonly next: () => Leaf | undefined;
  /** Called when the user has scrolled a page. */
  readonly onScrolled: () => void;
  /** Called when the text of a page has moved by itself. */
  readonly onReflowed: (view: PageView) => void;
}

/** Creates the loader of a book's leaves. */
export function createLeafLoader({
  container,
  title,
  language,
  files,
  reading,
  box,
  next,
  onScrolled,
  onReflowed,
}: LeafLoaderOptions): LeafLoader {
  const store = createPageStore(files, reading);
  // Two pages of a spread would have one name.
  const nameOf = ({ index, layout }: SpineItem): string => (layout === 'pre-paginated' ? `${title} – ${index + 1}` : title);
  /** The next leaf, loaded in advance; undefined if it must not be loaded before it is shown. */
  let ahead: { readonly leaf: Leaf; readonly loaded: Promise<LoadedLeaf | undefined> } | undefined;
  let closed = false;

  const leafElement = (): HTMLElement => {
    const element = document.createElement('div');
    // A hidden leaf must not take taps. Clipped, not hidden: the focus of a link must not scroll a zoomed page.
    element.style.cssText = 'position:absolute;inset:0;overflow:clip;visibility:hidden';
    container.append(element);
    return element;
  };

  async function openPage(page: PreparedPage, side: PageSide, element: HTMLElement, strip: Strip | undefined): Promise<PageView> {
    const { item } = page;
    const isPaged = item.layout === 'reflowable' && !item.scrolls;
    const frame = await openFrame(page.markup, nameOf(item), element, strip ? 'below' : { margin: isPaged ? box().margin : 0 });
    const content = frame.contentDocument;
    if (!content) throw new Error('The page left before it was shown');
    await loadNested(content, page.nested);
    if (strip) return rollView(frame, content, item.index, page.size, strip);
    const root = content.documentElement;
    if (language && !root.hasAttribute('lang') && !root.hasAttribute('xml:lang')) root.setAttribute('lang', language);
    frame.style.insetInlineStart = 'auto';
    frame.style.left = side === 'right' && !item.scrolls ? '50%' : '0';
    if (item.scrolls && item.layout === 'reflowable') {
      if (!isVertical(content)) return scrolledView(frame, content, item.index, onScrolled, onReflowed);
      // Vertical lines follow one another sideways, so they are read by screens.
      const style = content.getElementById(pageStyleIds.layout);
      if (style) style.textContent = reflowableLayout;
    }
    if (item.layout === 'reflowable') return flowingView(frame, content, item.index, side, onReflowed);
    return fixedView(frame, content, item.index, page.size, side);
  }

  async function loadNow(leaf: Leaf): Promise<LoadedLeaf> {
    const element = leafElement();
    const strip = isRoll(leaf) ? createStrip(element, onScrolled) : undefined;
    if (strip) {
      // What scrolls is reached by the keyboard: drawn pages may hold nothing that takes the focus.
      Object.assign(element, { tabIndex: 0, role: 'group', ariaLabel: title });
    }
    const prepared = await Promise.allSettled(leaf.pages.map(({ item }) => store.page(item)));
    // All frames are put into the leaf at once, in the order of the pages.
    const settled = await Promise.allSettled(
      leaf.pages.map(async ({ side }, at) => {
        const page = prepared[at];
        if (page?.status !== 'fulfilled') throw page?.reason;
        return { page: page.value, view: await openPage(page.value, side, element, strip) };
      }),
    );
    const pages = settled.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : []));
    const [rejected] = settled.filter((page) => page.status === 'rejected');
    // One page of a spread may be shown without the other.
    if (rejected && (pages.length === 0 || !isMissing(rejected.reason))) {
      strip?.stop();
      element.remove();
      throw rejected.reason;
    }
    const room = box();
    await Promise.all(pages.map(({ view }) => view.layout(room)));
    return {
      leaf,
      pages,
      missing: rejected?.reason,
      reveal: () => {
        element.style.visibility = '';
      },
      remove: () => {
        strip?.stop();
        for (const { view } of pages) view.close();
        element.remove();
      },
    };
  }

  /** Loads a leaf in advance; a page that could be heard or could move is only prepared. */
  async function loadHidden(leaf: Leaf): Promise<LoadedLeaf | undefined> {
    const prepared = await Promise.all(leaf.pages.map(({ item }) => store.page(item)));
    if (closed || isRoll(leaf) || prepared.some(({ item, holdsMedia }) => holdsMedia || item.scrolls)) return undefined;
    const loaded = await loadNow(leaf);
    const paused = loaded.pages.map(({ view }) => pauseAnimations(view.document));
    return {
      ...loaded,
      reveal: () => {
        loaded.reveal();
        for (const startAnimations of paused) startAnimations();
      },
    };
  }

  const discardNext = () => {
    // Its frame takes milliseconds to go, while the user waits for a layout of what is shown.
    void ahead?.loaded.then((loaded) => loaded && whenIdle(loaded.remove));
    ahead = undefined;
  };
  const loadNext = () =>
    whenIdle(() => {
      const leaf = next();
      if (closed || !leaf || ahead?.leaf === leaf) return;
      discardNext();
      // Not reported: a page that fails to load now is requested again when it is turned to.
      ahead = { leaf, loaded: loadHidden(leaf).catch(() => undefined) };
    });
  const discardPages = () => {
    store.clear();
    discardNext();
  };

  return {
    load: async (leaf) => {
      const taken = ahead?.leaf === leaf ? ahead : undefined;
      if (taken) ahead = undefined;
      return (await taken?.loaded) ?? loadNow(leaf);
    },
    prefetch: (leaves, leaf) => {
      store.prefetchNear(leaves, leaf);
      loadNext();
    },
    loadNext,
    discardNext,
    discardPages,
    close: () => {
      closed = true;
      discardPages();
    },
  };
}
