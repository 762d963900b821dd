/** A visible page of a book; its position is in CSS px from the left and the top of the stage. */
export interface PageSnapshot {
  /** Its spine index. */
  readonly index: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The scale of the page. */
  readonly scale: number;
  /** True if its text is laid out in columns or scrolls; false for a page of fixed layout. */
  readonly isFlowing: boolean;
  readonly isScrolled: boolean;
  /** The text that is on the screen. */
  readonly text: string;
}

/** The content of the stage. */
export interface StageSnapshot {
  readonly width: number;
  readonly height: number;
  readonly screen: number;
  readonly screens: number;
  readonly pages: readonly PageSnapshot[];
}

/** Reads the stage; runs in the page, where the frames of the book are accessible. */
export function readStage(): StageSnapshot {
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
  const pages = [...stage.querySelectorAll('iframe')].flatMap((frame): PageSnapshot[] => {
    const content = frame.contentDocument;
    const rect = frame.getBoundingClientRect();
    if (!content?.documentElement || getComputedStyle(frame).visibility !== 'visible' || rect.width === 0) return [];
    // A document of a roll may be before or after the screen.
    if (rect.bottom <= box.top + 1 || rect.top >= box.bottom - 1) return [];
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

/** Returns the content of the shown pages that could run or navigate; empty if they are harmless. */
export function findHarmfulContent(): string[] {
  const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
  return [...(root?.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]') ?? [])].flatMap((frame) => {
    const found: string[] = [];
    const content = frame.contentDocument;
    const policy = content?.documentElement.firstElementChild?.querySelector(':scope > meta[http-equiv]:first-child');
    if (!frame.hasAttribute('sandbox') || !policy?.getAttribute('content')?.includes("script-src 'none'"))
      found.push('a frame in which scripts may run');
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

/** Returns the elements that are marked as narrated. */
export function findActiveElements(activeClasses: readonly string[]): { readonly index: number; readonly id: string }[] {
  const root = document.querySelector('[data-realmkit-reader]')?.shadowRoot;
  return [...(root?.querySelectorAll<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]') ?? [])].flatMap((frame) =>
    activeClasses.flatMap((name) =>
      [...(frame.contentDocument?.getElementsByClassName(name) ?? [])].map(({ id }) => ({ index: Number(frame.dataset.index), id })),
    ),
  );
}
