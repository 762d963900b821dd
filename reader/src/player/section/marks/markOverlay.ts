/** The layer of the marks in a page: the parts of its shadow root have the names of the marks. */
const layerMark = 'data-rk-marks';

const xhtml = 'http://www.w3.org/1999/xhtml';

/** The marks of a page in a browser that paints none by itself. */
interface MarkOverlay {
  readonly mark: (name: string, ranges: readonly Range[], priority: number) => void;
}

const overlays = new WeakMap<Document, MarkOverlay>();

/** Returns the boxes of the text of a range: those of a whole paragraph would mark its margins too. */
export function boxesOfText(range: Range): DOMRect[] {
  const { commonAncestorContainer: common, startContainer, startOffset, endContainer, endOffset } = range;
  const document = common.ownerDocument;
  if (!document) return [];
  const walker = document.createTreeWalker(common, NodeFilter.SHOW_TEXT);
  const part = document.createRange();
  const boxes: DOMRect[] = [];
  for (let node: Node | null = common.nodeType === Node.TEXT_NODE ? common : walker.nextNode(); node; node = walker.nextNode()) {
    if (!range.intersectsNode(node) || !node.textContent?.trim()) continue;
    part.selectNodeContents(node);
    if (node === startContainer) part.setStart(node, startOffset);
    if (node === endContainer) part.setEnd(node, endOffset);
    boxes.push(...[...part.getClientRects()].filter(({ width, height }) => width > 0 && height > 0));
  }
  return boxes;
}

/**
 * Creates the layer of the marks. It is fixed, because what scrolls would count as screens of the chapter, and stands after the body, so that no CFI
 * moves. It follows the text whenever this moves: no page has scripts, so what changes in it is the reader's.
 */
function createOverlay(document: Document, view: Window & typeof globalThis): MarkOverlay {
  const marks = new Map<string, { readonly ranges: readonly Range[]; readonly priority: number }>();
  const host = document.createElementNS(xhtml, 'div') as HTMLElement;
  host.setAttribute(layerMark, '');
  host.setAttribute('aria-hidden', 'true');
  const layer = document.createElementNS(xhtml, 'div') as HTMLElement;
  // Blended as a whole: of two marks on one text the upper one is seen.
  layer.setAttribute('part', 'layer');
  Object.assign(layer.style, { position: 'fixed', top: '0', left: '0', width: '0', height: '0', pointerEvents: 'none' });
  host.attachShadow({ mode: 'open' }).append(layer);
  document.documentElement.append(host);

  const follow = () => {
    layer.style.translate = `${-view.scrollX}px ${-view.scrollY}px`;
  };
  const boxOf = (name: string, { left, top, width, height }: DOMRect) => {
    const box = document.createElementNS(xhtml, 'div') as HTMLElement;
    box.setAttribute('part', name);
    Object.assign(box.style, {
      position: 'absolute',
      left: `${left + view.scrollX}px`,
      top: `${top + view.scrollY}px`,
      width: `${width}px`,
      height: `${height}px`,
      boxSizing: 'border-box',
      forcedColorAdjust: 'none',
    });
    return box;
  };
  const paint = () => {
    follow();
    const lowestFirst = [...marks].sort(([, one], [, other]) => one.priority - other.priority);
    layer.replaceChildren(...lowestFirst.flatMap(([name, { ranges }]) => ranges.flatMap(boxesOfText).map((box) => boxOf(name, box))));
  };
  view.addEventListener('scroll', follow);
  view.addEventListener('resize', paint);
  document.addEventListener('load', paint, { capture: true });
  document.fonts.addEventListener('loadingdone', paint);
  new view.ResizeObserver(paint).observe(document.body);
  new view.MutationObserver(paint).observe(document.documentElement, {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
  });
  return {
    mark: (name, ranges, priority) => {
      marks.set(name, { ranges, priority });
      paint();
    },
  };
}

/** Returns the layer of the marks of a page, which is there as long as the page is. */
export function overlayOf(document: Document, view: Window & typeof globalThis): MarkOverlay {
  const overlay = overlays.get(document) ?? createOverlay(document, view);
  overlays.set(document, overlay);
  return overlay;
}
