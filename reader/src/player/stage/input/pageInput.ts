import { wideMark } from '../../section/boxes/wideTables.ts';
import { framesWithin } from '../../section/nestedFrames.ts';
import { textAt } from '../textAt.ts';
import type { PageView } from '../views/PageView.ts';
import { swipeOf, type TapZone, zoneOf } from './gestures.ts';

/** The callbacks for user input on a page. */
export interface PageInput {
  /** Called for a tap that hit no link; `target` is the element that it hit, and `text` the position in the text, if it hit one. */
  readonly onTap: (zone: TapZone, target: Element, index: number, text: Range | undefined) => void;
  readonly onSwipe: (to: 'left' | 'right') => void;
  /** Called for a pinch, with the factor since its start. */
  readonly onPinch: (factor: number, ended: boolean) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  /** Called when a pointer moved over the page, in px from the top and the bottom of the stage. */
  readonly onPointer: (fromTop: number, fromBottom: number) => void;
}

/** What a tap may hit besides the page itself. */
export interface PageTargets {
  readonly onLink: (href: string, link: Element) => void;
  /** Returns whether something else takes a tap at a point, in CSS px of the frame. */
  readonly takesTap?: (x: number, y: number) => boolean;
}

interface PointAt {
  readonly x: number;
  readonly y: number;
}

const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;

/** Returns whether an element is in a table that scrolls sideways itself. */
const isInWideTable = (target: EventTarget | null): boolean => isElement(target) && target.closest(`[${wideMark}]`) !== null;

const between = (touches: TouchList): number => {
  const [one, other] = [touches[0], touches[1]];
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
};

/** Listens to user input on a page and on the documents within it; returns a function that stops it. */
export function listenToPage(view: PageView, input: PageInput & PageTargets): () => void {
  // Positions within it are none of the page's text.
  const onTap: PageInput['onTap'] = (zone, target, index) => input.onTap(zone, target, index, undefined);
  const ends = [
    listenToDocument(view.document, view.frame, view, input),
    ...framesWithin(view.document).map(({ document, frame }) =>
      listenToDocument(document, frame, view, { ...input, onTap, takesTap: () => false }),
    ),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Listens to user input on a document in a frame: that of a page, or one within it. */
function listenToDocument(
  document: Document,
  ownFrame: HTMLIFrameElement,
  { frame, index }: Pick<PageView, 'frame' | 'index'>,
  input: PageInput & PageTargets,
): () => void {
  const ends = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void, passive = true) =>
    document.addEventListener(name, listener, { capture: true, passive, signal: ends.signal });
  const stage = () => frame.parentElement?.getBoundingClientRect() ?? new DOMRect();
  /** Converts a point of the page to the stage: pages of fixed layout are scaled. */
  const onStage = (xInFrame: number, yInFrame: number): PointAt => {
    let [x, y] = [xInFrame, yInFrame];
    for (
      let within: Element | null | undefined = ownFrame;
      within && within !== frame;
      within = within.ownerDocument.defaultView?.frameElement
    ) {
      const box = within.getBoundingClientRect();
      x += box.left + within.clientLeft;
      y += box.top + within.clientTop;
    }
    const box = frame.getBoundingClientRect();
    const scale = box.width / (frame.clientWidth || 1);
    const { left, top } = stage();
    return { x: box.left - left + x * scale, y: box.top - top + y * scale };
  };

  /** The space around the pages of a leaf, which listens once: above and below a text, beside a drawn page. */
  const leaf = frame.parentElement;
  const around = leaf?.querySelector('iframe') === ownFrame ? leaf : undefined;
  const onTouch = <Name extends 'touchstart' | 'touchmove' | 'touchend'>(name: Name, listener: (event: DocumentEventMap[Name]) => void) => {
    on(name, listener);
    around?.addEventListener(name, listener, { passive: true, signal: ends.signal });
  };

  let began: (PointAt & { at: number }) | undefined;
  let pinched: number | undefined;
  let factor = 1;
  let swiped = false;

  on(
    'click',
    (event) => {
      // No link navigates the frame: the reader follows links itself.
      const target = isElement(event.target) ? event.target : document.body;
      const link = target.closest('a, area');
      const href = link?.getAttribute('href') ?? link?.getAttributeNS('http://www.w3.org/1999/xlink', 'href');
      if (link) event.preventDefault();
      if (link && href) return input.onLink(href, link);
      if (
        swiped ||
        document.getSelection()?.isCollapsed === false ||
        target.closest('audio, video, summary, input, select, textarea, button') ||
        input.takesTap?.(event.clientX, event.clientY)
      )
        return;
      const { x } = onStage(event.clientX, event.clientY);
      input.onTap(zoneOf(x, stage().width), target, index, textAt(document, event.clientX, event.clientY));
    },
    false,
  );
  around?.addEventListener(
    'click',
    ({ clientX, target }) => {
      if (swiped || target !== around) return;
      const selection = document.getSelection();
      if (selection?.isCollapsed === false) return selection.removeAllRanges();
      input.onTap(zoneOf(clientX - stage().left, stage().width), document.body, index, undefined);
    },
    { signal: ends.signal },
  );
  on('auxclick', (event) => event.preventDefault(), false);
  on('submit', (event) => event.preventDefault(), false);
  on(
    'keydown',
    (event) => {
      if (!(event.key.startsWith('Arrow') && isInWideTable(event.target))) input.onKey(event);
    },
    false,
  );
  on('pointermove', (event) => {
    if (event.pointerType === 'touch') return;
    const { y } = onStage(event.clientX, event.clientY);
    input.onPointer(y, stage().height - y);
  });
  onTouch('touchstart', ({ touches, target }) => {
    const touch = touches[0];
    swiped = false;
    if (touches.length === 2) pinched = between(touches);
    else if (touch && !isInWideTable(target)) began = { x: touch.screenX, y: touch.screenY, at: performance.now() };
  });
  onTouch('touchmove', ({ touches }) => {
    if (pinched === undefined || touches.length !== 2) return;
    factor = between(touches) / pinched;
    input.onPinch(factor, false);
  });
  onTouch('touchend', ({ changedTouches }) => {
    const touch = changedTouches[0];
    if (pinched !== undefined) {
      input.onPinch(factor, true);
      pinched = undefined;
      factor = 1;
      began = undefined;
      swiped = true;
    } else if (began && touch) {
      const to = swipeOf(touch.screenX - began.x, touch.screenY - began.y, performance.now() - began.at);
      began = undefined;
      // A finger that selects text turns no page.
      if (!to || document.getSelection()?.isCollapsed === false) return;
      swiped = true;
      input.onSwipe(to);
    }
  });
  return () => ends.abort();
}
