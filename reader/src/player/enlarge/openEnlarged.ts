import { token } from '@realmkit/design-system';
import { openFrame } from '../section/frame.ts';
import { listenToPage } from '../stage/input/pageInput.ts';
import { stageBox } from '../stage/stageBox.ts';
import { fixedView } from '../stage/views/fixedView.ts';
import type { PageView } from '../stage/views/PageView.ts';
import { createZoom, type ZoomControl } from '../stage/zoom/createZoom.ts';
import { kindOf } from './enlargeable.ts';
import { enlargedMarkup } from './enlargedMarkup.ts';
import { createScrolledZoom } from './scrolledZoom.ts';

/** An enlarged part of a page in its own frame. */
export interface EnlargedView {
  readonly zoom: ZoomControl;
  readonly close: () => void;
}

/** The options of an enlarged part. */
export interface EnlargedOptions {
  /** The element of a page. */
  readonly element: Element;
  /** The accessible name of the frame. */
  readonly title: string;
  /** The element that the part fills. */
  readonly container: HTMLElement;
  readonly signal: AbortSignal;
  readonly animates: () => boolean;
  readonly onZoomed: (scale: number | undefined) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onLink: (href: string, link: Element) => void;
  /** Keeps the pictures of the frame loading when their policy is renewed; returns a function that stops it. */
  readonly renewPictures: (document: Document) => () => void;
}

/** The longest side of the frame of a picture, in px: it is scaled to the stage in any case. */
const longestSide = 2000;

const dimensionOf = (element: Element, name: 'naturalWidth' | 'naturalHeight'): number => {
  const value: unknown = Reflect.get(element, name);
  return typeof value === 'number' ? value : 0;
};

/** Returns the size of a picture in px: its own, or that on its page. */
function pictureSize(element: Element): { readonly width: number; readonly height: number } {
  const onPage = element.getBoundingClientRect();
  const [ownWidth, ownHeight] = [dimensionOf(element, 'naturalWidth'), dimensionOf(element, 'naturalHeight')];
  const [, , boxWidth = 0, boxHeight = 0] = (element.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] =
    ownWidth > 0 && ownHeight > 0
      ? [ownWidth, ownHeight]
      : boxWidth > 0 && boxHeight > 0
        ? [boxWidth, boxHeight]
        : [onPage.width, onPage.height];
  const factor = longestSide / Math.max(width, height, 1);
  // A drawing in small units needs a frame of many px.
  const scale = element.localName === 'svg' ? factor : Math.min(1, factor);
  return { width: Math.max(1, width * scale), height: Math.max(1, height * scale) };
}

/** Opens a part of a page in a frame of its own, with the policy of its page, and makes it zoom. @throws FrameRefusedError */
export async function openEnlarged(options: EnlargedOptions): Promise<EnlargedView> {
  const { element, title, container, signal, animates, onZoomed, onKey, onLink, renewPictures } = options;
  const kind = kindOf(element);
  // Before the frame takes its time: the page may be turned meanwhile.
  const size = kind === 'picture' ? pictureSize(element) : undefined;
  const frame = await openFrame(enlargedMarkup(element), title, container);
  const { contentDocument: document } = frame;
  if (signal.aborted || !document) {
    frame.remove();
    throw signal.reason ?? new Error('The frame has no document');
  }
  const { width, height } = document.body.getBoundingClientRect();
  const isScrolled = kind === 'table';
  const view: PageView = fixedView(frame, document, -1, size ?? { width: Math.ceil(width), height: Math.ceil(height) }, 'center');
  Object.assign(frame.style, { background: token('color.reader.page'), left: '0', insetInlineStart: 'auto', visibility: 'visible' });
  if (isScrolled) Object.assign(frame.style, { width: '100%', height: '100%' });
  const transformed = isScrolled ? undefined : createZoom({ container, direction: 'ltr', animates, onZoomed });
  const layout = async () => {
    await view.layout(stageBox(container.clientWidth, container.clientHeight));
    transformed?.resized();
  };
  const zoom = transformed ?? createScrolledZoom(view, onZoomed);
  if (!isScrolled) await layout();
  transformed?.show([view]);
  const observer = new ResizeObserver(() => void layout());
  if (!isScrolled) observer.observe(container);
  const ignore = () => {};
  const ends = [
    transformed?.listen(view),
    listenToPage(view, { onTap: ignore, onSwipe: ignore, onPinch: ignore, onPointer: ignore, onKey, onLink }),
    renewPictures(document),
  ];
  return {
    zoom,
    close: () => {
      observer.disconnect();
      for (const end of ends) end?.();
      zoom.close();
      view.close();
    },
  };
}
