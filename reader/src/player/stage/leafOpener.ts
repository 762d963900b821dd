import { isMissing } from '../network/bookError.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { reflowableLayout } from '../section/flowingLayouts.ts';
import { openFrame } from '../section/frame.ts';
import { loadNested } from '../section/nestedFrames.ts';
import { pageStyleIds } from '../section/pageStyle.ts';
import type { PreparedPage } from '../section/preparePage.ts';
import { isRoll, type Leaf, type PageSide } from './leaves.ts';
import type { PageStore } from './pageStore.ts';
import { fixedView } from './views/fixedView.ts';
import { flowingView, isVertical } from './views/flowingView.ts';
import type { PageView, StageBox } from './views/PageView.ts';
import { rollView } from './views/rollView.ts';
import { scrolledView } from './views/scrolledView.ts';
import { createStrip, type Strip } from './views/strip.ts';

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

/** The options of a leaf opener. */
export interface LeafOpenerOptions {
  readonly container: HTMLElement;
  /** The title of the frames; those of fixed layout have their number behind it. */
  readonly title: string;
  /** The language of the book, for documents that declare none: hyphens and voices depend on it. */
  readonly language: string;
  /** Returns the space for the pages. */
  readonly box: () => StageBox;
  /** Called when the user has scrolled a page. */
  readonly onScrolled: () => void;
  /** Called when the text of a page has moved by itself. */
  readonly onReflowed: (view: PageView) => void;
}

/** Creates the function that opens the pages of a leaf in their frames. It throws the error of the pages. */
export function createLeafOpener(
  store: Pick<PageStore, 'page'>,
  { container, title, language, box, onScrolled, onReflowed }: LeafOpenerOptions,
) {
  // Two pages of a spread would have one name.
  const nameOf = ({ index, layout }: SpineItem): string => (layout === 'pre-paginated' ? `${title} – ${index + 1}` : title);

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

  return async (leaf: Leaf): Promise<LoadedLeaf> => {
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
  };
}
