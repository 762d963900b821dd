/** What somebody sees of one page of a book; places are CSS px from the left and the top of the stage. */
export interface SeenPage {
  /** Its place in the spine. */
  readonly index: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How much the page is made larger or smaller. */
  readonly scale: number;
  /** Whether its text takes the room that it is given, in columns or by scrolling; a drawn page does not. */
  readonly isFlowing: boolean;
  readonly isScrolled: boolean;
  /** The text that is on the screen. */
  readonly text: string;
}

/** What is on the screen. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  readonly screen: number;
  readonly screens: number;
  readonly pages: readonly SeenPage[];
}

/** Looks at the stage; runs in the page, where the frames of the book can be read. */
export function lookAtStage(): Seen {
  const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
  const stage = root?.querySelector<HTMLElement>('[data-reader-stage]');
  if (!stage) return { width: 0, height: 0, screen: 0, screens: 0, pages: [] };
  const box = stage.getBoundingClientRect();
  const textIn = (content: Document, frame: DOMRect, scale: number): string => {
    const parts: string[] = [];
    const walker = content.createTreeWalker(content.body ?? content.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || /^(style|script|title)$/i.test(parent.localName)) continue;
      if (content.defaultView?.getComputedStyle(parent).visibility !== 'visible') continue;
      const range = content.createRange();
      range.selectNodeContents(node);
      const isSeen = [...range.getClientRects()].some(({ left, right, top, bottom, width, height }) => {
        if (width === 0 || height === 0) return false;
        const [from, to] = [frame.left + left * scale, frame.left + right * scale];
        const [above, below] = [frame.top + top * scale, frame.top + bottom * scale];
        return (
          to > box.left + 1 &&
          from < box.right - 1 &&
          below > box.top + 1 &&
          above < box.bottom - 1 &&
          right > 1 &&
          left < frame.width / scale - 1
        );
      });
      if (isSeen) parts.push(node.textContent.replaceAll(/\s+/g, ' ').trim());
    }
    return parts.join(' ');
  };
  const pages = [...stage.querySelectorAll('iframe')].flatMap((frame): SeenPage[] => {
    const content = frame.contentDocument;
    const rect = frame.getBoundingClientRect();
    if (!content?.documentElement || getComputedStyle(frame).visibility !== 'visible' || rect.width === 0) return [];
    const scale = rect.width / (frame.offsetWidth || 1);
    const { columnWidth, overflowY } = getComputedStyle(content.documentElement);
    const isScrolled = overflowY === 'auto';
    return [
      {
        index: Number(frame.dataset.index),
        left: rect.left - box.left,
        top: rect.top - box.top,
        width: rect.width,
        height: rect.height,
        scale,
        isFlowing: isScrolled || columnWidth !== 'auto',
        isScrolled,
        text: textIn(content, rect, scale),
      },
    ];
  });
  return {
    width: box.width,
    height: box.height,
    screen: Number(stage.dataset.screen ?? 0),
    screens: Number(stage.dataset.screens ?? 1),
    pages,
  };
}

/** What could run or lead away in the pages that are shown; empty where they are harmless. */
export function findHarm(): string[] {
  const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
  return [...(root?.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]') ?? [])].flatMap((frame) => {
    const found: string[] = [];
    if (!frame.hasAttribute('sandbox') || frame.sandbox.contains('allow-scripts')) found.push('a frame in which scripts may run');
    const content = frame.contentDocument;
    for (const element of content?.querySelectorAll('*') ?? []) {
      if (/^(script|iframe|frame|object|embed)$/i.test(element.localName)) found.push(`<${element.localName}> in a page`);
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) found.push(`${name} on <${element.localName}>`);
        if (/^(href|src|action|formaction)$/i.test(name) && /^\s*javascript:/i.test(value)) found.push(`a script as ${name}`);
      }
    }
    return found;
  });
}

/** The elements that are marked as heard. */
export function findActive(activeClasses: readonly string[]): { readonly index: number; readonly id: string }[] {
  const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
  return [...(root?.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]') ?? [])].flatMap((frame) =>
    activeClasses.flatMap((name) =>
      [...(frame.contentDocument?.getElementsByClassName(name) ?? [])].map(({ id }) => ({ index: Number(frame.dataset.index), id })),
    ),
  );
}
